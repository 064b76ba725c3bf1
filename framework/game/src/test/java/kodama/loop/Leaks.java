package kodama.loop;

import java.util.concurrent.locks.LockSupport;
import kodama.script.JavaTask;

/** Tasks that leak resources. */
public final class Leaks {
    private Leaks() {}

    /** Leaks a thread with the name in its field. */
    public static final class OfThread extends JavaTask {
        @Override
        protected void start() {
            Thread thread = new Thread(Leaks::run, string("thread", "left"));
            thread.setDaemon(true);
            thread.start();
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    private static void run() {
        while (!Thread.interrupted()) LockSupport.park();
    }

    /** Ends the thread of {@link OfThread}. */
    public static void end(String thread) {
        for (Thread each : Thread.getAllStackTraces().keySet())
            if (each.getName().equals(thread)) end(each);
    }

    private static void end(Thread thread) {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Tracks a listener, and closes it only if its field is set. */
    public static final class OfListener extends JavaTask {
        @Override
        protected void start() {
            var note = trackOpen("listener", "of mine");
            if (number("closes", 0) == 1) onFinish(note::close);
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }
}
