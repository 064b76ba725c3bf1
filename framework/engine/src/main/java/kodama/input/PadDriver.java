package kodama.input;

import java.util.function.Consumer;

/**
 * Finds the pads of a machine and tells what they do. One that a jar brings along as a service, in the folder of
 * plugins or on the class path, is taken before Kodama's own.
 */
@FunctionalInterface
public interface PadDriver {
    /** Ends a driver's work. */
    interface RunningDriver extends AutoCloseable {
        /** Lets go of all pads and ends all threads. */
        @Override
        void close();
    }

    /**
     * Begins to work, on threads of its own.
     *
     * @param input where pads tell what they do
     * @param warnings hears what does not work; called by any thread
     * @param otherwise has another driver take its place; to be called, at most once and by a thread of its own, if it
     *     has found out that it cannot work on this machine, and has let go of all pads
     * @return to be closed when no one plays any more
     */
    RunningDriver start(RawInput input, Consumer<String> warnings, Runnable otherwise);
}
