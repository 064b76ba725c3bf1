package kodama.loop;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.request.LoopRequests;
import kodama.request.Request;
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
    private int exitCode;

    /** The loop object of now, and the other one that it came from; empty if there is none to go back to. */
    private String current = "";

    private String before = "";

    /**
     * Prepares a program.
     *
     * @param requests what ends frames, scenes and loops; a soft reset in it names the first loop object
     * @param loops makes loop objects by their names
     * @param watcher told of each phase as it begins
     * @param errors hears of a loop object that fails, when there is another to go back to
     * @throws IllegalArgumentException if the first request names a loop object that nobody has registered
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
     * Runs until a request to quit. A loop object that throws ends, and the one that it came from begins anew.
     *
     * @return the exit code; 0 to 255
     * @throws RuntimeException what a loop object throws that came from no other; of a game's own one only what it throws
     *     when it is made, as otherwise that is told and the exit code is 1
     */
    public int run() {
        watcher.accept(phase);
        Request next = requests.drain();
        while (next instanceof Request.SoftReset reset) {
            goTo(reset.loop());
            next = tryToLive();
        }
        enter(Phase.OVERALL_END);
        return exitCode;
    }

    private void goTo(String loop) {
        if (loop.isEmpty() || loop.equals(current)) return;
        before = current;
        current = loop;
    }

    private Request tryToLive() {
        try {
            return live(Objects.requireNonNull(loops.get(current), "the first request names no loop object"));
        } catch (Throwable failed) {
            Faults.passFatal(failed);
            boolean isGamesOwn = failed instanceof JavaPartFailure && phase == Phase.END_2;
            if (before.isEmpty() && !isGamesOwn) throw failed;
            errors.report("the loop object '" + current + "'", failed);
            return before.isEmpty() ? failedWith(FAILED) : back();
        }
    }

    private Request failedWith(int code) {
        exitCode = code;
        return new Request.Quit(code);
    }

    /** Where one comes back to, nothing lies behind. */
    private Request back() {
        current = before;
        before = "";
        return new Request.SoftReset(current);
    }

    /** Runs one loop object from its making to its end; answers what ended it. */
    private Request live(Supplier<LoopObject> maker) {
        enter(Phase.CREATE_LOOP);
        LoopObject loop = maker.get();
        Request end;
        try {
            enter(Phase.INIT_1);
            loop.init1();
            enter(Phase.INIT_2);
            loop.init2();
            end = playUntilSoftReset(loop);
        } finally {
            enter(Phase.END_2);
            loop.end2();
        }
        exitCode = end instanceof Request.Quit quit && quit.code() != 0 ? quit.code() : code(loop.result());
        return end;
    }

    /** No system takes more than a byte, and 256 failures are not to look like none. */
    private static int code(int result) {
        return result >= 0 && result <= MOST ? result : MOST;
    }

    private Request playUntilSoftReset(LoopObject loop) {
        while (!requests.isQuitAsked()) {
            enter(Phase.INIT_3);
            loop.init3();
            Request end = playUntilReset(loop);
            if (!(end instanceof Request.SimpleReset reset)) return end;
            enter(Phase.END_1);
            loop.end1(reset.reason());
        }
        return Objects.requireNonNull(requests.drain());
    }

    private Request playUntilReset(LoopObject loop) {
        for (boolean isFirst = true; ; isFirst = false) {
            @Nullable Request request = requests.drain();
            if (request instanceof Request.ChangeFrameRate change) {
                enter(Phase.FRAME_RATE);
                loop.changeFrameRate(change.fps());
            } else if (request != null && (!isFirst || request instanceof Request.Quit)) {
                return request;
            } else if (request != null) {
                requests.submit(request); // a scene that asks for itself while it is built would never be seen
            }
            enter(Phase.FRAME);
            loop.frame();
        }
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
