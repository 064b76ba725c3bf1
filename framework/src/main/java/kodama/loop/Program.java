package kodama.loop;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
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
    private final LoopRequests requests;
    private final Map<String, Supplier<LoopObject>> loops;
    private final Consumer<Phase> watcher;
    private final ErrorSink errors;
    private volatile Phase phase = Phase.OVERALL_INIT;
    private int exitCode;

    /** The loop object of now or of last time, and the last one that went well. */
    private String current = "";

    private String good = "";

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
     * Runs until a request to quit. A loop object that throws ends, and the one before it begins anew.
     *
     * @return the exit code
     * @throws RuntimeException what a loop object throws that has none before it
     */
    public int run() {
        watcher.accept(phase);
        Request next = requests.drain();
        while (next instanceof Request.SoftReset reset) {
            if (!reset.loop().isEmpty()) current = reset.loop();
            next = tryToLive();
        }
        enter(Phase.OVERALL_END);
        return exitCode;
    }

    private Request tryToLive() {
        try {
            Request end = live(Objects.requireNonNull(loops.get(current), "the first request names no loop object"));
            good = current;
            return end;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError failed) {
            if (good.isEmpty() || good.equals(current)) throw failed;
            errors.report("the loop object '" + current + "'", failed);
            return new Request.SoftReset(good);
        }
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
        exitCode = end instanceof Request.Quit quit && quit.code() != 0 ? quit.code() : loop.result();
        return end;
    }

    private Request playUntilSoftReset(LoopObject loop) {
        while (!requests.isEndAsked()) {
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
        while (true) {
            @Nullable Request request = requests.drain();
            if (request instanceof Request.ChangeFrameRate change) {
                enter(Phase.FRAME_RATE);
                loop.changeFrameRate(change.fps());
            } else if (request != null) {
                return request;
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
