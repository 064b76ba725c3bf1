package kodama.cli;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.loop.Program;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;

/**
 * Makes a program quit through all its phases when the system asks it to terminate (SIGTERM, logout), and lets it write
 * its files until this is closed.
 */
public final class TerminationSignal implements AutoCloseable {
    private static final int TIMEOUT_SECONDS = 5;

    /** Longest time for files that are still being written when the program has ended. */
    private static final int CLOSE_SECONDS = 12;

    private final Program program;
    private final LoopRequests requests;
    private final PrintWriter err;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::quit, "kodama-termination");

    private TerminationSignal(Program program, LoopRequests requests, PrintWriter err) {
        this.program = program;
        this.requests = requests;
        this.err = err;
    }

    /**
     * Runs a program and returns its exit code.
     *
     * @param requests queue that receives the request to quit
     * @param err receives a message if the program does not quit in time
     */
    public static int guard(Program program, LoopRequests requests, PrintWriter err) {
        try (TerminationSignal signal = begin(program, requests, err)) {
            return signal.run();
        }
    }

    /** Begins to wait for the signal; otherwise as {@link #guard}. */
    static TerminationSignal begin(Program program, LoopRequests requests, PrintWriter err) {
        TerminationSignal begun = new TerminationSignal(program, requests, err);
        Runtime.getRuntime().addShutdownHook(begun.hook);
        return begun;
    }

    /** Runs the program and returns its exit code. */
    int run() {
        try {
            return program.run();
        } finally {
            ended.countDown();
        }
    }

    private void quit() {
        requests.submit(new LoopRequest.Quit(0));
        try {
            if (ended.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)) closed.await(CLOSE_SECONDS, TimeUnit.SECONDS);
            else giveUp();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void giveUp() {
        err.println("kodama: did not quit within " + TIMEOUT_SECONDS + " s, because something in phase "
                + program.phase() + " did not return; terminating");
        err.flush();
    }

    /** Ends the wait. */
    @Override
    public void close() {
        ended.countDown();
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // the hook is running, and has just been released
        }
    }
}
