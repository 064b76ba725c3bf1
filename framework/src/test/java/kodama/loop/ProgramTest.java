package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import kodama.request.LoopRequests;
import kodama.request.Request;
import org.junit.jupiter.api.Test;

class ProgramTest {
    private final LoopRequests requests = new LoopRequests();
    private final List<String> path = new ArrayList<>();
    private final Deque<Request> script = new ArrayDeque<>();
    private final Program program = new Program(requests, Recorder::new);

    @Test
    void quittingEndsAllPhasesInOrder() {
        script.add(new Request.Quit(0));
        assertEquals(7, program.run());
        assertEquals(List.of("init1", "init2", "init3", "frame", "end2"), path);
        assertEquals(Phase.OVERALL_END, program.phase());
    }

    @Test
    void aSimpleResetGoesBackToInit3() {
        script.add(new Request.SimpleReset("F5"));
        script.add(new Request.Quit(0));
        program.run();
        assertEquals(List.of("init1", "init2", "init3", "frame", "end1 F5", "init3", "frame", "end2"), path);
    }

    @Test
    void aSoftResetMakesANewLoopObject() {
        script.add(new Request.SoftReset());
        script.add(new Request.Quit(0));
        program.run();
        assertEquals(
                List.of("init1", "init2", "init3", "frame", "end2", "init1", "init2", "init3", "frame", "end2"), path);
    }

    @Test
    void theFrameRateChangesBetweenFrames() {
        script.add(new Request.ChangeFrameRate(30));
        script.add(new Request.Quit(0));
        program.run();
        assertEquals(List.of("init1", "init2", "init3", "frame", "rate 30", "frame", "end2"), path);
    }

    @Test
    void theExitCodeOfTheRequestGoesBeforeTheLoops() {
        script.add(new Request.Quit(3));
        assertEquals(3, program.run());
    }

    @Test
    void aFrameThatThrowsStillEndsTheLoopObject() {
        assertThrows(IllegalStateException.class, program::run);
        assertEquals(List.of("init1", "init2", "init3", "frame", "end2"), path);
    }

    private final class Recorder implements LoopObject {
        @Override
        public void init1() {
            path.add("init1");
        }

        @Override
        public void init2() {
            path.add("init2");
        }

        @Override
        public void init3() {
            path.add("init3");
        }

        @Override
        public void changeFrameRate(int fps) {
            path.add("rate " + fps);
        }

        @Override
        public void frame() {
            path.add("frame");
            if (script.isEmpty()) throw new IllegalStateException("the script is over");
            requests.submit(script.remove());
        }

        @Override
        public void end1(String reason) {
            path.add("end1 " + reason);
        }

        @Override
        public void end2() {
            path.add("end2");
        }

        @Override
        public int result() {
            return 7;
        }
    }
}
