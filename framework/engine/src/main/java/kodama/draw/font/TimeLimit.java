package kodama.draw.font;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Work on a file from anywhere, on a thread of its own: if it never comes to an end, the game goes on without it. */
final class TimeLimit {
    private TimeLimit() {}

    /**
     * Waits for the work's result.
     *
     * @throws TimeoutException if it takes longer; it is interrupted, and left alone
     * @throws ExecutionException if it fails
     */
    static <T> T within(long millis, Callable<T> work) throws ExecutionException, TimeoutException {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "kodama-font");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ExecutionException(interrupted);
        } finally {
            task.cancel(true);
        }
    }
}
