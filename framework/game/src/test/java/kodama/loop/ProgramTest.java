package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProgramTest {
    private final LoopRequests requests = new LoopRequests();
    private final List<String> path = new ArrayList<>();
    private final Deque<LoopRequest> script = new ArrayDeque<>();
    private @Nullable LoopRequest duringInit2;
    private final Deque<LoopRequest> duringInit3 = new ArrayDeque<>();
    private final Deque<LoopRequest> duringFrame = new ArrayDeque<>();
    private @Nullable RuntimeException duringEnd2;
    private int result = 7;

    /** The names of the loop objects that were created, in order. */
    private final List<String> made = new ArrayList<>();

    private final List<ProgramPhase> phases = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final Program program = new Program(
            requests,
            Map.of("game", () -> new Recorder("game"), "portal", () -> new Recorder("portal"), "broken", this::broken),
            phases::add,
            this::record);

    private void record(String origin, Throwable error) {
        errors.add(origin + ": " + error.getMessage());
    }

    private LoopObject broken() {
        throw new IllegalStateException("cannot be made");
    }

    @BeforeEach
    void beginWithTheGame() {
        requests.submit(new LoopRequest.SoftReset("game"));
    }

    @Test
    void anErrorInEnd2DoesNotHideAnEarlierOne() {
        duringEnd2 = new IllegalStateException("cannot end");
        IllegalStateException failed = assertThrows(IllegalStateException.class, program::run);
        assertEquals("the script is over", failed.getMessage());
        assertEquals(List.of(duringEnd2), List.of(failed.getSuppressed()));

        requests.submit(new LoopRequest.SoftReset("game"));
        script.add(new LoopRequest.Quit(0));
        assertEquals(
                "cannot end",
                assertThrows(IllegalStateException.class, program::run).getMessage());
    }

    @Test
    void quittingEndsAllPhasesInOrder() {
        script.add(new LoopRequest.Quit(0));
        assertEquals(7, program.run());
        assertEquals(List.of("init1", "init2", "init3", "frame", "end2"), path);
        assertEquals(ProgramPhase.OVERALL_END, program.phase());
    }

    @Test
    void stepRunsToTheEndOfTheNextFrame() {
        script.addAll(List.of(
                new LoopRequest.ChangeFrameRate(30), new LoopRequest.SimpleReset("F5"), new LoopRequest.Quit(3)));
        assertTrue(program.step());
        assertEquals(List.of("init1", "init2", "init3", "frame"), path);
        assertTrue(program.step());
        assertEquals(List.of("rate 30", "frame"), path.subList(4, path.size()));
        assertTrue(program.step());
        assertEquals(List.of("end1 F5", "init3", "frame"), path.subList(6, path.size()));
        assertFalse(program.step());
        assertFalse(program.step(), "the program has ended");
        assertEquals(List.of("end2"), path.subList(9, path.size()));
        assertEquals(3, program.exitCode());
    }

    @Test
    void quittingDuringInit2DoesNotWaitForTheFirstScene() {
        duringInit2 = new LoopRequest.Quit(0);
        assertEquals(7, program.run());
        assertEquals(List.of("init1", "init2", "end2"), path);
    }

    @Test
    void aSimpleResetRequestedInInit2HappensAfterAFrame() {
        duringInit2 = new LoopRequest.SimpleReset("saved");
        script.addAll(List.of(new LoopRequest.ChangeFrameRate(30), new LoopRequest.Quit(0)));
        program.run();
        assertEquals(List.of("init1", "init2", "init3", "frame", "end1 saved", "init3", "frame", "end2"), path);
    }

    @Test
    void aSoftResetRequestedInInit2HappensAfterAFrame() {
        duringInit2 = new LoopRequest.SoftReset("");
        script.addAll(List.of(new LoopRequest.ChangeFrameRate(30), new LoopRequest.Quit(0)));
        program.run();
        List<String> life = List.of("init1", "init2", "init3", "frame", "end2");
        assertEquals(life, path.subList(0, 5));
        assertEquals(life, path.subList(5, path.size()));
    }

    @Test
    void aSimpleResetGoesBackToInit3() {
        script.add(new LoopRequest.SimpleReset("F5"));
        script.add(new LoopRequest.Quit(0));
        program.run();
        assertEquals(List.of("init1", "init2", "init3", "frame", "end1 F5", "init3", "frame", "end2"), path);
    }

    @Test
    void aSoftResetCreatesANewLoopObject() {
        script.add(new LoopRequest.SoftReset(""));
        script.add(new LoopRequest.Quit(0));
        program.run();
        assertEquals(
                List.of("init1", "init2", "init3", "frame", "end2", "init1", "init2", "init3", "frame", "end2"), path);
        assertEquals(List.of("game", "game"), made);
    }

    @Test
    void theFrameRateChangesBetweenFrames() {
        script.add(new LoopRequest.ChangeFrameRate(30));
        script.add(new LoopRequest.Quit(0));
        program.run();
        assertEquals(List.of("init1", "init2", "init3", "frame", "rate 30", "frame", "end2"), path);
    }

    @Test
    void theExitCodeOfTheRequestOverridesThatOfTheLoop() {
        script.add(new LoopRequest.Quit(3));
        assertEquals(3, program.run());
    }

    @Test
    void aFrameThatThrowsStillEndsTheLoopObject() {
        assertThrows(IllegalStateException.class, program::run);
        assertEquals(List.of("init1", "init2", "init3", "frame", "end2"), path);
    }

    @Test
    void aSoftResetCanNameAnotherLoopObject() {
        script.add(new LoopRequest.SoftReset("portal"));
        script.add(new LoopRequest.Quit(0));
        assertEquals(7, program.run());
        assertEquals(List.of("game", "portal"), made);
    }

    @Test
    void requestingAnUnknownLoopObjectThrows() {
        LoopRequest.SoftReset unknown = new LoopRequest.SoftReset("pool");
        IllegalArgumentException wrong = assertThrows(IllegalArgumentException.class, () -> requests.submit(unknown));
        assertEquals("there is no loop object 'pool'; there are broken, game, portal", wrong.getMessage());
    }

    @Test
    void theFirstLoopObjectMustExist() {
        LoopRequests first = new LoopRequests();
        first.submit(new LoopRequest.SoftReset("pool"));
        assertThrows(IllegalArgumentException.class, () -> new Program(first, Map.of(), phase -> {}, this::record));
    }

    @Test
    void ifALoopObjectCannotBeCreatedThePreviousOneRestarts() {
        script.add(new LoopRequest.SoftReset("broken"));
        script.add(new LoopRequest.Quit(0));
        assertEquals(7, program.run());
        assertEquals(
                List.of("init1", "init2", "init3", "frame", "end2", "init1", "init2", "init3", "frame", "end2"), path);
        assertEquals(List.of("the loop object 'broken': cannot be made"), errors);
    }

    @Test
    void ifALoopObjectFailsThePreviousOneRestarts() {
        script.add(new LoopRequest.SoftReset("portal"));
        assertThrows(IllegalStateException.class, program::run);
        assertEquals(List.of("the loop object 'portal': the script is over"), errors);
        assertEquals(3, path.stream().filter("init1"::equals).count());
    }

    @Test
    void ifTheFirstLoopObjectCannotBeRecreatedTheGameStarts() {
        requests.submit(new LoopRequest.SoftReset("portal"));
        script.addAll(List.of(new LoopRequest.SoftReset(""), new LoopRequest.Quit(0)));
        Supplier<LoopObject> once = () -> made.contains("portal") ? broken() : new Recorder("portal");
        new Program(requests, Map.of("portal", once, "game", () -> new Recorder("game")), phases::add, this::record)
                .run();
        assertEquals(List.of("portal", "game"), made);
        assertEquals(List.of("the loop object 'portal': cannot be made"), errors);
    }

    @Test
    void aLoopObjectThatFailsAfterARestartIsReported() {
        script.addAll(List.of(new LoopRequest.SoftReset("portal"), new LoopRequest.SoftReset("")));
        assertThrows(IllegalStateException.class, program::run);
        assertEquals(List.of("the loop object 'portal': the script is over"), errors);
    }

    @Test
    void resetsRequestedInInit3HappenAfterAFrame() {
        duringInit3.addAll(List.of(new LoopRequest.SimpleReset("itself"), new LoopRequest.SoftReset("")));
        script.addAll(List.of(
                new LoopRequest.ChangeFrameRate(30), new LoopRequest.ChangeFrameRate(30), new LoopRequest.Quit(0)));
        program.run();
        List<String> first = List.of("init1", "init2", "init3", "frame", "end1 itself");
        List<String> second = List.of("init3", "frame", "end2");
        assertEquals(first, path.subList(0, 5));
        assertEquals(second, path.subList(5, 8));
        assertEquals(List.of("init1", "init2", "init3"), path.subList(8, 11));
    }

    @Test
    void anExitCodeIsAByte() {
        result = 256;
        script.add(new LoopRequest.Quit(0));
        assertEquals(255, program.run());
    }

    @Test
    void onlyOneRequestIsAppliedBetweenTwoFrames() {
        duringFrame.addAll(List.of(new LoopRequest.SimpleReset("F5"), new LoopRequest.ChangeFrameRate(30)));
        script.addAll(List.of(new LoopRequest.ChangeFrameRate(15), new LoopRequest.Quit(0)));
        program.run();
        assertEquals(List.of("init1", "init2", "init3", "frame", "end1 F5", "init3", "frame", "end2"), path);
    }

    @Test
    void aLoopObjectThatKeepsFailingEndsTheProgram() {
        script.add(new LoopRequest.SoftReset("game"));
        assertThrows(IllegalStateException.class, program::run);
        assertEquals(List.of(), errors);
    }

    @Test
    void quittingBeforeTheFirstLoopObjectCreatesNone() {
        requests.submit(new LoopRequest.Quit(0));
        assertEquals(0, program.run());
        assertEquals(List.of(ProgramPhase.OVERALL_INIT, ProgramPhase.OVERALL_END), phases);
    }

    /** Every sequence of up to four requests, each with its phases nested as in document 003. */
    @Test
    void initsAndEndsAreNestedInAllSequencesOfRequests() {
        List<LoopRequest> kinds = List.of(
                new LoopRequest.ChangeFrameRate(30),
                new LoopRequest.SimpleReset("F5"),
                new LoopRequest.SoftReset("portal"));
        int paths = 0;
        for (int length = 0; length <= 4; length++)
            for (int n = 0; n < Math.pow(kinds.size(), length); n++, paths++) assertNested(sequence(kinds, n, length));
        assertEquals(1 + 3 + 9 + 27 + 81, paths);
    }

    private static List<LoopRequest> sequence(List<LoopRequest> kinds, int number, int length) {
        List<LoopRequest> sequence = new ArrayList<>();
        for (int i = 0, rest = number; i < length; i++, rest /= kinds.size())
            sequence.add(kinds.get(rest % kinds.size()));
        sequence.add(new LoopRequest.Quit(0));
        return sequence;
    }

    private void assertNested(List<LoopRequest> sequence) {
        phases.clear();
        script.addAll(sequence);
        LoopRequests fresh = requests;
        fresh.submit(new LoopRequest.SoftReset("game"));
        new Program(
                        fresh,
                        Map.of("game", () -> new Recorder("game"), "portal", () -> new Recorder("portal")),
                        phases::add,
                        this::record)
                .run();
        String path = phases.stream().map(ProgramPhase::name).collect(Collectors.joining(" ")) + " ";
        assertTrue(path.matches(NESTED), () -> sequence + " went " + path);
    }

    private static final String FRAMES = "INIT_3 (FRAME_RATE )?FRAME (FRAME_RATE FRAME )*";
    private static final String NESTED =
            "OVERALL_INIT (CREATE_LOOP INIT_1 INIT_2 (" + FRAMES + "END_1 )*" + FRAMES + "END_2 )+OVERALL_END ";

    private final class Recorder implements LoopObject {
        Recorder(String name) {
            made.add(name);
        }

        @Override
        public void init1() {
            path.add("init1");
        }

        @Override
        public void init2() {
            path.add("init2");
            if (duringInit2 != null) requests.submit(duringInit2);
        }

        @Override
        public void init3() {
            path.add("init3");
            if (!duringInit3.isEmpty()) requests.submit(duringInit3.remove());
        }

        @Override
        public void changeFrameRate(int fps) {
            path.add("rate " + fps);
        }

        @Override
        public void frame() {
            path.add("frame");
            while (!duringFrame.isEmpty()) requests.submit(duringFrame.remove());
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
            if (duringEnd2 != null) throw duringEnd2;
        }

        @Override
        public int result() {
            return result;
        }
    }
}
