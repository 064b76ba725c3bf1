package kodama.desktop;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;

/** The thread on which AWT wants its components to be changed. */
public final class AwtThread {
    private AwtThread() {}

    /**
     * Does something on that thread, and returns when it is done. Any thread may call it.
     *
     * @throws RuntimeException what the action throws
     */
    public static void run(Runnable action) {
        if (EventQueue.isDispatchThread()) {
            action.run();
            return;
        }
        try {
            EventQueue.invokeAndWait(action);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException failure) throw failure;
            throw new IllegalStateException(e.getCause());
        }
    }
}
