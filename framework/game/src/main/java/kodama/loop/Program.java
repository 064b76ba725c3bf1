package kodama.loop;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.game.JavaPartFailure;
import org.jspecify.annotations.Nullable;

/**
 * The main loop of the program: its phases, frame by frame, until a request ends it.
 *
 * <p>Each {@link #step} runs one frame, and before it the phases that requests ask for:
 *
 * <ol>
 *   <li>A soft reset, also the first: create the loop object, init 1, init 2, init 3.
 *   <li>A new frame rate: change it, then run the frame.
 *   <li>A simple reset: end 1, then init 3 again.
 *   <li>A soft reset or a quit: end 2, then the first step for the next loop object, or the overall end.
 * </ol>
 *
 * <p>On a desktop the game thread calls {@link #run}, which steps until the end; each frame waits by the clock of the
 * {@link GamePlatform} until the next is due. On a system that calls back once per frame, the callback calls {@link
 * #step}; the clock must not wait then ({@link kodama.time.VirtualClock}), and there must be one core.
 *
 * <p>Owned by the thread that steps; any thread may call {@link #phase()}.
 */
public final class Program {
    private static final int FAILED = 1;
    private static final int MAX_EXIT_CODE = 255;

    private final LoopRequests requests;
    private final Map<String, Supplier<LoopObject>> loops;
    private final Consumer<ProgramPhase> phaseListener;
    private final ErrorSink errors;
    private BiConsumer<String, Throwable> crashed = (name, thrown) -> {};
    private volatile ProgramPhase phase = ProgramPhase.OVERALL_INIT;

    /** The current loop object; null before the first, from end 2 to the next, and after the last. */
    private @Nullable LoopObject loop;

    /** Exit code of the loop object that ended last; 0 to 255. */
    private int exitCode;

    /** Name of the current loop object; empty before the first. */
    private String current = "";

    /** Name of the loop object to return to; empty if there is none. */
    private String previous = "";

    /**
     * Prepares a program.
     *
     * @param requests the requests that end frames, scenes and loops; the first is a soft reset that names the first
     *     loop object
     * @param loops creates loop objects, by name
     * @param phaseListener called with each phase as it begins
     * @param errors receives the failure of a loop object if there is another to return to
     * @throws IllegalArgumentException if the first request names a loop object that is not registered
     */
    public Program(
            LoopRequests requests,
            Map<String, Supplier<LoopObject>> loops,
            Consumer<ProgramPhase> phaseListener,
            ErrorSink errors) {
        this.requests = requests;
        this.loops = Map.copyOf(loops);
        this.phaseListener = phaseListener;
        this.errors = errors;
        requests.setLoops(this.loops.keySet());
    }

    /**
     * Sets a callback for failures of loop objects. It is called before the failed loop object ends, while everything
     * that it opened still exists.
     *
     * @param report receives the loop object's name and the exception
     */
    public void onCrash(BiConsumer<String, Throwable> report) {
        crashed = report;
    }

    /**
     * Steps until a request to quit.
     *
     * @return the exit code; 0 to 255
     * @throws RuntimeException as {@link #step} does
     */
    public int run() {
        while (step()) continue;
        return exitCode;
    }

    /**
     * Runs the next frame, and before it the requested phases: "The life of the program" in ARCHITECTURE.md as code. A
     * loop object that throws ends, and the one before it begins again.
     *
     * @return whether there was a frame; false at the end of the program, when the {@link #exitCode} is known
     * @throws RuntimeException if a loop object fails and there is none to return to. A failure of the game's own loop
     *     object is only thrown while it is created; later it is reported, and the exit code is 1
     */
    public boolean step() {
        if (phase == ProgramPhase.OVERALL_END) return false;
        if (phase == ProgramPhase.OVERALL_INIT)
            phaseListener.accept(phase); // ① overall init: the queue of requests is there
        @Nullable LoopRequest request = requests.drain();
        while (true) {
            LoopObject running = loop;
            try {
                if (running == null) {
                    if (!(request instanceof LoopRequest.SoftReset reset)) break;
                    request = begin(reset); // ② to ⑤
                } else if (request == null || request instanceof LoopRequest.ChangeFrameRate) {
                    frame(running, request); // ⑥ and ⑦
                    return true;
                } else {
                    request = end(running, request); // ⑧ and again ⑤, or ⑨
                }
            } catch (Throwable failed) {
                endAfter(failed);
                FatalErrors.rethrowIfFatal(failed);
                if (!canContinueAfter(failed)) throw failed;
                errors.report("the loop object '" + current + "'", failed);
                request = previous.isEmpty() ? failedWith(FAILED) : back();
            }
        }

        // ⑩ overall end
        enter(ProgramPhase.OVERALL_END);
        return false;
    }

    /** Begins a loop object; returns the request to handle before its first frame. */
    private @Nullable LoopRequest begin(LoopRequest.SoftReset reset) {
        goTo(reset.loop());

        // ② create the loop object
        enter(ProgramPhase.CREATE_LOOP);
        LoopObject created = Objects.requireNonNull(loops.get(current), "the first request must name a loop object")
                .get();
        loop = created;

        // ③ init 1
        enter(ProgramPhase.INIT_1);
        created.init1();

        // ④ init 2
        enter(ProgramPhase.INIT_2);
        created.init2();
        return beginScene(created);
    }

    /** A loop object that the program began with and that is reset returns to the game. */
    private void goTo(String name) {
        if (name.isEmpty()
                && previous.isEmpty()
                && !current.equals(LoopNames.GAME)
                && loops.containsKey(LoopNames.GAME)) previous = LoopNames.GAME;
        if (name.isEmpty() || name.equals(current)) return;
        previous = current;
        current = name;
    }

    /**
     * Builds the first scene, unless a request to quit is waiting; returns the request to handle before its first
     * frame.
     */
    private @Nullable LoopRequest beginScene(LoopObject running) {
        if (requests.isQuitPending()) return requests.drain();

        // ⑤ init 3
        enter(ProgramPhase.INIT_3);
        running.init3();
        return firstRequest();
    }

    /** A reset that a scene requests while it is built waits for the first frame, or the scene would never be seen. */
    private @Nullable LoopRequest firstRequest() {
        @Nullable LoopRequest request = requests.drain();
        if (request == null || request instanceof LoopRequest.ChangeFrameRate || request instanceof LoopRequest.Quit)
            return request;
        requests.submit(request);
        return null;
    }

    private void frame(LoopObject running, @Nullable LoopRequest request) {
        // ⑥ frame-rate change
        if (request instanceof LoopRequest.ChangeFrameRate change) {
            enter(ProgramPhase.FRAME_RATE);
            running.changeFrameRate(change.fps());
        }

        // ⑦ frame
        enter(ProgramPhase.FRAME);
        running.frame();
    }

    /** Ends the scene, and on a soft reset or a quit the loop object; returns the request to handle next. */
    private @Nullable LoopRequest end(LoopObject ending, LoopRequest request) {
        if (request instanceof LoopRequest.SimpleReset reset) {
            // ⑧ end 1
            enter(ProgramPhase.END_1);
            ending.end1(reset.reason());
            return beginScene(ending);
        }

        // ⑨ end 2
        enter(ProgramPhase.END_2);
        loop = null;
        ending.end2();
        exitCode = request instanceof LoopRequest.Quit quit && quit.code() != 0 ? quit.code() : code(ending.result());
        return request;
    }

    /** Reports the failure and ends the loop object; failures that follow from it must not hide it. */
    private void endAfter(Throwable failed) {
        LoopObject ending = loop;
        if (ending == null) return;
        loop = null;
        try {
            try {
                FatalErrors.rethrowIfFatal(failed);
                crashed.accept(current, failed);
            } finally {
                enter(ProgramPhase.END_2);
                ending.end2();
            }
        } catch (Throwable consequence) {
            if (consequence != failed) failed.addSuppressed(consequence);
        }
    }

    /** An exit code has one byte on every system; a count such as 256 must not turn into 0. */
    private static int code(int result) {
        return result >= 0 && result <= MAX_EXIT_CODE ? result : MAX_EXIT_CODE;
    }

    /** Whether there is a loop object to return to, or a running loop object of the game's own is to blame. */
    private boolean canContinueAfter(Throwable failed) {
        return !previous.isEmpty() || failed instanceof JavaPartFailure && phase == ProgramPhase.END_2;
    }

    private LoopRequest failedWith(int code) {
        exitCode = code;
        return new LoopRequest.Quit(code);
    }

    /** Returns to the previous loop object, which then has none to return to. */
    private LoopRequest back() {
        current = previous;
        previous = "";
        return new LoopRequest.SoftReset(current);
    }

    private void enter(ProgramPhase next) {
        if (!phase.mayPrecede(next)) throw new IllegalStateException(next + " may not follow " + phase);
        boolean isNew = next != phase;
        phase = next;
        if (isNew) phaseListener.accept(next);
    }

    /** Returns the phase entered last. */
    public ProgramPhase phase() {
        return phase;
    }

    /** Returns the exit code of the program after its end; 0 to 255. */
    public int exitCode() {
        return exitCode;
    }
}
