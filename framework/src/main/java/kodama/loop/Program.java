package kodama.loop;

import java.util.function.Supplier;
import kodama.request.LoopRequests;
import kodama.request.Request;
import org.jspecify.annotations.Nullable;

/**
 * The life of the program: three nested loops that only requests end.
 *
 * <p>The outer loop makes loop objects, one for each soft reset; the middle one builds the first scene, once for each
 * simple reset; the inner one runs frames.
 *
 * <p>Owned by the game thread; {@link #phase()} may be read by any.
 */
public final class Program {
    private final LoopRequests requests;
    private final Supplier<LoopObject> loops;
    private volatile Phase phase = Phase.OVERALL_INIT;
    private int exitCode;

    /**
     * Prepares a program.
     *
     * @param requests what ends frames, scenes and loops
     * @param loops makes a loop object, anew for each soft reset
     */
    public Program(LoopRequests requests, Supplier<LoopObject> loops) {
        this.requests = requests;
        this.loops = loops;
    }

    /**
     * Runs until a request to quit.
     *
     * @return the exit code
     */
    public int run() {
        enter(Phase.OVERALL_INIT);
        while (live()) continue;
        enter(Phase.OVERALL_END);
        return exitCode;
    }

    /** Runs one loop object from its making to its end; answers whether another one is wanted. */
    private boolean live() {
        enter(Phase.CREATE_LOOP);
        LoopObject loop = loops.get();
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
        return end instanceof Request.SoftReset;
    }

    private Request playUntilSoftReset(LoopObject loop) {
        while (true) {
            enter(Phase.INIT_3);
            loop.init3();
            Request end = playUntilReset(loop);
            if (!(end instanceof Request.SimpleReset reset)) return end;
            enter(Phase.END_1);
            loop.end1(reset.reason());
        }
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
        phase = next;
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
