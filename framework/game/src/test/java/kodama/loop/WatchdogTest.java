package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import kodama.base.LeakLedger;
import kodama.request.LoopRequests;
import kodama.request.Request;
import org.junit.jupiter.api.Test;

class WatchdogTest {
    private final LoopRequests requests = new LoopRequests();
    private final Watchdog watchdog = new Watchdog(requests);

    private void look(int times) {
        for (int i = 0; i < times; i++) watchdog.look();
    }

    @Test
    void framesThatComeToTheirEndAreLeftAlone() {
        watchdog.accept(Phase.FRAME);
        for (int frame = 1; frame < 10; frame++) {
            look(50);
            watchdog.afterDraw(frame);
        }
        assertNull(requests.takeScriptsEnd());
    }

    @Test
    void aFrameThatDoesNotComeToItsEndEndsAScript() {
        watchdog.accept(Phase.FRAME);
        look(51);
        assertEquals("this frame has not come to its end for 10 seconds of real time", requests.takeScriptsEnd());
    }

    @Test
    void oneScriptIsEndedAndTheOthersOfTheFrameHaveAsMuchTime() {
        watchdog.accept(Phase.FRAME);
        look(51);
        assertNotNull(requests.takeScriptsEnd());
        look(50);
        assertNull(requests.takeScriptsEnd());
        look(1);
        assertNotNull(requests.takeScriptsEnd());
    }

    @Test
    void whatIsRunThroughUnseenMayTakeItsTime() {
        watchdog.accept(Phase.INIT_3);
        look(1000);
        assertNull(requests.takeScriptsEnd());
    }

    @Test
    void aProgramThatIsToEndDoesNotWaitForScripts() {
        watchdog.accept(Phase.INIT_3);
        requests.submit(new Request.Quit(0));
        look(5);
        assertNull(requests.takeScriptsEnd());
        look(1);
        assertEquals("the program is to end", requests.takeScriptsEnd());
        assertEquals("the program is to end", requests.takeScriptsEnd());
    }

    @Test
    void itsThreadHasEndedWhenItIsClosed() {
        LeakLedger ledger = new LeakLedger();
        watchdog.start(ledger).close();
        assertEquals(List.of(), ledger.survivors(LeakLedger.Lifetime.PROGRAM));
    }

    @Test
    void whoeverBarksAtTheVeryEndOfAFrameEndsNobodyInTheNext() {
        watchdog.accept(Phase.FRAME);
        look(51);
        watchdog.afterDraw(1);
        assertNull(requests.takeScriptsEnd());
    }

    @Test
    void theNextFramesScriptsGoOn() {
        watchdog.accept(Phase.FRAME);
        look(51);
        requests.drain();
        assertNull(requests.takeScriptsEnd());
    }
}
