package kodama.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kodama.request.LoopRequest.ChangeFrameRate;
import kodama.request.LoopRequest.Quit;
import kodama.request.LoopRequest.SimpleReset;
import kodama.request.LoopRequest.SoftReset;
import org.junit.jupiter.api.Test;

class LoopRequestsTest {
    private final LoopRequests requests = new LoopRequests();

    @Test
    void strongerRequestsWinWhateverTheOrder() {
        List<LoopRequest> rising =
                List.of(new ChangeFrameRate(30), new SimpleReset("F5"), new SoftReset(""), new Quit(0));
        for (int weak = 0; weak < rising.size(); weak++)
            for (int strong = weak + 1; strong < rising.size(); strong++) {
                assertEquals(rising.get(strong), winner(rising.get(weak), rising.get(strong)));
                assertEquals(rising.get(strong), winner(rising.get(strong), rising.get(weak)));
            }
    }

    private LoopRequest winner(LoopRequest... submitted) {
        for (LoopRequest request : submitted) requests.submit(request);
        return requests.drain();
    }

    @Test
    void theLastOfAKindWins() {
        assertEquals(new ChangeFrameRate(15), winner(new ChangeFrameRate(30), new ChangeFrameRate(15)));
        assertEquals(new Quit(3), winner(new Quit(1), new SoftReset(""), new Quit(3)));
    }

    @Test
    void theWinnerIsLoggedOnce() {
        List<String> log = new ArrayList<>();
        LoopRequests told = new LoopRequests(log::add);
        told.submit(new SimpleReset("F5"));
        told.drain();
        assertEquals(List.of(), log);
        for (LoopRequest request :
                List.of(new SimpleReset("F5"), new Quit(0), new SoftReset(""), new SimpleReset("again")))
            told.submit(request);
        told.drain();
        told.drain();
        assertEquals(List.of("request Quit wins over SimpleReset, SoftReset"), log);
        told.submit(new SimpleReset("F5"));
        told.submit(new ChangeFrameRate(30));
        told.drain();
        assertEquals("request SimpleReset wins over ChangeFrameRate", log.get(1));
    }

    @Test
    void drainingEmptiesTheQueue() {
        assertNull(requests.drain());
        requests.submit(new SoftReset(""));
        requests.drain();
        assertNull(requests.drain());
    }

    @Test
    void anyThreadMaySubmit() throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int code = i;
            threads[i] = new Thread(() -> {
                for (int n = 0; n < 1000; n++) requests.submit(code == 2 ? new Quit(2) : new SimpleReset("F5"));
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assertEquals(new Quit(2), requests.drain());
    }

    @Test
    void aFrameRateOutOfRangeIsRejected() {
        assertEquals(
                "frame rate must be between 1 and 1000 but was 1001",
                assertThrows(IllegalArgumentException.class, () -> new ChangeFrameRate(1001))
                        .getMessage());
    }

    @Test
    void theFirstSceneIsKeptUntilAResetNamesAnother() {
        requests.submit(new SimpleReset("menu", FirstScene.of("boss")));
        assertEquals(FirstScene.DEFAULT, requests.firstScene());
        requests.drain();
        requests.submit(new SimpleReset("F5"));
        requests.drain();
        assertEquals("boss", requests.firstScene().scene());
        requests.submit(new SoftReset("game", FirstScene.of("title")));
        requests.drain();
        assertEquals("title", requests.firstScene().scene());
    }

    @Test
    void theFirstSceneOfARequestThatLosesIsDroppedWithIt() {
        requests.submit(new SoftReset("portal"));
        requests.submit(new SimpleReset("menu", FirstScene.of("boss")));
        requests.drain();
        assertEquals(FirstScene.DEFAULT, requests.firstScene());
    }

    @Test
    void theTickThatIsSoughtIsTakenOnce() {
        requests.submit(SimpleReset.toTick("rewind", 40));
        assertEquals(LoopRequest.NO_TICK, requests.takeSeekTick());
        requests.drain();
        assertFalse(requests.isSeekOptional());
        assertEquals(40, requests.takeSeekTick());
        assertEquals(LoopRequest.NO_TICK, requests.takeSeekTick());
        requests.submit(SoftReset.toLastTick());
        requests.drain();
        assertTrue(requests.isSeekOptional());
        assertEquals(LoopRequest.LAST_TICK, requests.takeSeekTick());
        requests.submit(SoftReset.toTick(7));
        requests.drain();
        assertEquals(7, requests.takeSeekTick());
        requests.submit(SimpleReset.toTick("rewind", 40));
        requests.submit(new SimpleReset("F5"));
        requests.drain();
        assertEquals(LoopRequest.NO_TICK, requests.takeSeekTick());
    }

    @Test
    void onlyTheThreadThatHasSubmittedARequestCancelsIt() throws InterruptedException {
        assertNull(requests.cancelOwn());
        requests.submit(new Quit(3));
        assertEquals(new Quit(3), requests.cancelOwn());
        assertNull(requests.drain());
        Thread other = new Thread(() -> requests.submit(new Quit(0)));
        other.start();
        other.join();
        assertNull(requests.cancelOwn());
        assertEquals(new Quit(0), requests.drain());
    }

    @Test
    void theStateOfThePortalIsKept() {
        assertEquals(PortalState.INITIAL, requests.portal());
        requests.setPortal(new PortalState("stage1/boss", 4, "bo"));
        requests.drain();
        assertEquals(new PortalState("stage1/boss", 4, "bo"), requests.portal());
    }
}
