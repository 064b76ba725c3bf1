package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import kodama.base.LeakTracker;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import org.junit.jupiter.api.Test;

class WatchdogTest {
    private final LoopRequests requests = new LoopRequests();
    private final Watchdog watchdog = new Watchdog(requests);

    private void look(int times) {
        for (int i = 0; i < times; i++) watchdog.check();
    }

    @Test
    void framesThatEndInTimeAreNotInterrupted() {
        watchdog.accept(ProgramPhase.FRAME);
        for (int frame = 1; frame < 10; frame++) {
            look(50);
            watchdog.afterDraw(frame);
        }
        assertNull(requests.takeScriptEnd());
    }

    @Test
    void aFrameThatTakesTooLongEndsAScript() {
        watchdog.accept(ProgramPhase.FRAME);
        look(51);
        assertEquals("this frame has taken more than 10 seconds of real time", requests.takeScriptEnd());
    }

    @Test
    void afterOneScriptIsEndedTheOthersGetTheFullTime() {
        watchdog.accept(ProgramPhase.FRAME);
        look(51);
        assertNotNull(requests.takeScriptEnd());
        look(50);
        assertNull(requests.takeScriptEnd());
        look(1);
        assertNotNull(requests.takeScriptEnd());
    }

    @Test
    void fastForwardHasNoTimeLimit() {
        watchdog.accept(ProgramPhase.INIT_3);
        look(1000);
        assertNull(requests.takeScriptEnd());
    }

    @Test
    void quittingDoesNotWaitForScripts() {
        watchdog.accept(ProgramPhase.INIT_3);
        requests.submit(new LoopRequest.Quit(0));
        look(15);
        assertNull(requests.takeScriptEnd());
        look(1);
        assertEquals("the program is about to quit", requests.takeScriptEnd());
        assertEquals("the program is about to quit", requests.takeScriptEnd());
    }

    @Test
    void itsThreadHasEndedWhenItIsClosed() {
        LeakTracker leakTracker = new LeakTracker();
        watchdog.start(leakTracker).close();
        assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.PROGRAM));
    }

    @Test
    void aCheckAtTheEndOfAFrameDoesNotEndScriptsOfTheNext() {
        watchdog.accept(ProgramPhase.FRAME);
        look(51);
        watchdog.afterDraw(1);
        assertNull(requests.takeScriptEnd());
    }

    @Test
    void scriptsOfTheNextFrameContinue() {
        watchdog.accept(ProgramPhase.FRAME);
        look(51);
        requests.drain();
        assertNull(requests.takeScriptEnd());
    }
}
