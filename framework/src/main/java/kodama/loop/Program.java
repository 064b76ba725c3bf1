package kodama.loop;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.request.LoopNames;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.script.java.JavaPartFailure;
import org.jspecify.annotations.Nullable;

/**
 * The life of the program: three nested loops that only requests end.
 *
 * <p>The outer loop makes loop objects, one for each soft reset; the middle one builds the first scene, once for each
 * simple reset; the inner one runs frames. What runs first is a request, too.
 *
 * <p>Owned by the game thread; {@link #phase()} may be read by any.
 */
public final class Program {
    private static final int FAILED = 1;
    private static final int MOST = 255;

    private final LoopRequests requests;
    private final Map<String, Supplier<LoopObject>> loops;
    private final Consumer<Phase> watcher;
    private final ErrorSink errors;
    private volatile Phase phase = Phase.OVERALL_INIT;

    /** Of the loop object that ended last; 0 to 255. */
    private int exitCode;

    /** Name of the loop object of now; empty before the first. */
    private String current = "";

    /** Name of the other one that it came from; empty if there is none to go back to. */
    private String previous = "";

    /**
     * Prepares a program.
     *
     * @param requests what ends frames, scenes and loops; a soft reset in it names the first loop object
     * @param loops makes loop objects by their names
     * @param watcher told of each phase as it begins
     * @param errors hears of a loop object that fails, when there is another to go back to
     * @throws IllegalArgumentException if the first request names a loop object that no one has registered
     */
    public Program(
            LoopRequests requests, Map<String, Supplier<LoopObject>> loops, Consumer<Phase> watcher, ErrorSink errors) {
        this.requests = requests;
        this.loops = Map.copyOf(loops);
        this.watcher = watcher;
        this.errors = errors;
        requests.setLoops(this.loops.keySet());
    }

    /**
     * Runs until a request to quit. A loop object that throws ends, and the one that it came from begins again.
     *
     * @return the exit code; 0 to 255
     * @throws RuntimeException what a loop object throws that came from no other; of a game's own one only what it
     *     throws when it is made, as otherwise that is told and the exit code is 1
     */
    public int run() {
        // ① overall init: the queue of requests is there, and names the first loop object
        watcher.accept(phase);
        Request asked = requests.drain();
        while (asked instanceof Request.SoftReset reset) {
            goTo(reset.loop());
            try {
                asked = live(); // ② to ⑨
            } catch (Throwable failed) {
                Faults.passFatal(failed);
                if (!goesOnAfter(failed)) throw failed;
                errors.report("the loop object '" + current + "'", failed);
                asked = previous.isEmpty() ? failedWith(FAILED) : back();
            }
        }

        // ⑩ overall end
        enter(Phase.OVERALL_END);
        return exitCode;
    }

    /** One that began with the program and begins again has only the game to go back to. */
    private void goTo(String loop) {
        if (loop.isEmpty()
                && previous.isEmpty()
                && !current.equals(LoopNames.GAME)
                && loops.containsKey(LoopNames.GAME)) previous = LoopNames.GAME;
        if (loop.isEmpty() || loop.equals(current)) return;
        previous = current;
        current = loop;
    }

    /** The life of one loop object, as "The life of the program" in ARCHITECTURE.md has it; answers what ended it. */
    private Request live() {
        // ② create the loop object
        enter(Phase.CREATE_LOOP);
        LoopObject loop = Objects.requireNonNull(loops.get(current), "the first request names no loop object")
                .get();
        Request end;
        try {
            end = live(loop); // ③ to ⑧
        } catch (Throwable failed) {
            endAfter(failed, loop);
            throw failed;
        }

        // ⑨ end 2
        enter(Phase.END_2);
        loop.end2();
        exitCode = end instanceof Request.Quit quit && quit.code() != 0 ? quit.code() : code(loop.result());
        return end;
    }

    private Request live(LoopObject loop) {
        // ③ init 1
        enter(Phase.INIT_1);
        loop.init1();

        // ④ init 2
        enter(Phase.INIT_2);
        loop.init2();

        @Nullable Request end = quitRequest();
        while (end == null) { // simple soft resets come back here
            // ⑤ init 3
            enter(Phase.INIT_3);
            loop.init3();

            @Nullable Request asked = firstRequest();
            while (!isReset(asked)) {
                // ⑥ frame-rate change
                if (asked instanceof Request.ChangeFrameRate change) {
                    enter(Phase.FRAME_RATE);
                    loop.changeFrameRate(change.fps());
                }

                // ⑦ frame
                enter(Phase.FRAME);
                loop.frame();
                asked = requests.drain();
            }

            // ⑧ end 1
            if (asked instanceof Request.SimpleReset reset) {
                enter(Phase.END_1);
                loop.end1(reset.reason());
                end = quitRequest();
            } else {
                end = asked;
            }
        }
        return end;
    }

    /** What fails at the end because something has failed before must not hide that. */
    private void endAfter(Throwable failed, LoopObject loop) {
        try {
            enter(Phase.END_2);
            loop.end2();
        } catch (Throwable consequence) {
            if (consequence != failed) failed.addSuppressed(consequence);
        }
    }

    /** A request to quit that waits, for which no scene is built any more; or null. */
    private @Nullable Request quitRequest() {
        return requests.isQuitAsked() ? requests.drain() : null;
    }

    /**
     * What is asked before the first frame. A scene that asks for itself while it is built would never be seen: that
     * waits.
     */
    private @Nullable Request firstRequest() {
        @Nullable Request asked = requests.drain();
        if (asked == null || !isReset(asked) || asked instanceof Request.Quit) return asked;
        requests.submit(asked);
        return null;
    }

    /** Whether a request ends the frames of a scene. */
    private static boolean isReset(@Nullable Request asked) {
        return asked != null && !(asked instanceof Request.ChangeFrameRate);
    }

    /** No system takes more than a byte, and 256 failures are not to look like none. */
    private static int code(int result) {
        return result >= 0 && result <= MOST ? result : MOST;
    }

    /** Whether there is a loop object to go back to, or at least a game to blame, whose own one had come to life. */
    private boolean goesOnAfter(Throwable failed) {
        return !previous.isEmpty() || failed instanceof JavaPartFailure && phase == Phase.END_2;
    }

    private Request failedWith(int code) {
        exitCode = code;
        return new Request.Quit(code);
    }

    /** Where one comes back to, nothing lies behind. */
    private Request back() {
        current = previous;
        previous = "";
        return new Request.SoftReset(current);
    }

    private void enter(Phase next) {
        if (!phase.mayPrecede(next)) throw new IllegalStateException(next + " may not follow " + phase);
        boolean isNew = next != phase;
        phase = next;
        if (isNew) watcher.accept(next);
    }

    /**
     * Tells where in its life the program is.
     *
     * @return the phase entered last
     */
    public Phase phase() {
        return phase;
    }
}
