package kodama.cli;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.loop.Program;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;

/** Lets a program that the system wants gone (SIGTERM, end of session) quit through all its phases. */
public final class TerminationSignal {
    private static final int PATIENCE_SECONDS = 5;

    private final Program program;
    private final LoopRequests requests;
    private final PrintWriter err;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook = new Thread(this::quit, "kodama-termination");

    private TerminationSignal(Program program, LoopRequests requests, PrintWriter err) {
        this.program = program;
        this.requests = requests;
        this.err = err;
    }

    /**
     * Runs a program and returns its exit code.
     *
     * @param requests its queue, where it is asked to quit
     * @param err where it is printed when the program does not
     */
    public static int guard(Program program, LoopRequests requests, PrintWriter err) {
        return new TerminationSignal(program, requests, err).run();
    }

    private int run() {
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return program.run();
        } finally {
            ended.countDown();
            removeHook();
        }
    }

    private void quit() {
        requests.submit(new LoopRequest.Quit(0));
        try {
            if (!ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) giveUp();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void giveUp() {
        err.println("kodama: did not end within " + PATIENCE_SECONDS + " s, as something does not come back from phase "
                + program.phase() + "; it is cut off");
        err.flush();
    }

    private void removeHook() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // then the hook runs, and has just been let go
        }
    }
}
