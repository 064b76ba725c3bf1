package kodama.desktop;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;

/** AWT's event dispatch thread, the only thread that may change components. */
public final class AwtThread {
    private AwtThread() {}

    /**
     * Runs an action on AWT's thread and waits for its end. Any thread may call it.
     *
     * @throws RuntimeException if the action throws it
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
