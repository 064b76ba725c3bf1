package kodama.input;

import java.util.function.Consumer;

/**
 * Finds the gamepads of a machine and reports their input. A driver that a jar provides as a service, in the plugin
 * folder or on the class path, is preferred to the built-in one.
 */
@FunctionalInterface
public interface PadDriver {
    /** A running driver. Closing it ends its work. */
    interface RunningDriver extends AutoCloseable {
        /** Releases all gamepads and ends all threads. */
        @Override
        void close();
    }

    /**
     * Starts the driver on threads of its own.
     *
     * @param input receives the input
     * @param warnings receives problems; called on any thread
     * @param fallback replaces this driver by another. Called at most once, on a thread of its own, when the driver
     *     finds that it cannot work on this machine and has released all gamepads
     * @return closed when input is no longer needed
     */
    RunningDriver start(RawInput input, Consumer<String> warnings, Runnable fallback);
}
