package kodama.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.loop.Program;
import kodama.request.LoopRequests;
import kodama.request.Request;

/** Lets a program that the system wants gone (SIGTERM, end of session) quit through all its phases. */
final class Termination {
    private static final int PATIENCE_SECONDS = 5;

    private final LoopRequests requests;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook = new Thread(this::quit, "kodama-termination");

    private Termination(LoopRequests requests) {
        this.requests = requests;
    }

    /** Runs a program; returns its exit code. */
    static int guard(Program program, LoopRequests requests) {
        return new Termination(requests).run(program);
    }

    private int run(Program program) {
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return program.run();
        } finally {
            ended.countDown();
            removeHook();
        }
    }

    private void quit() {
        requests.submit(new Request.Quit(0));
        try {
            ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void removeHook() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // then the hook runs, and has just been let go
        }
    }
}
