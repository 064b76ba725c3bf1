package kodama.input;

import java.util.function.Consumer;

/**
 * Finds the pads of a machine and tells what they do. One that a jar on the class path brings along as a service is
 * taken before Kodama's own.
 */
public interface PadDriver {
    /** Ends a driver's work. */
    interface Running extends AutoCloseable {
        /** Lets go of all pads and ends all threads. */
        @Override
        void close();
    }

    /**
     * Begins to work, on threads of its own.
     *
     * @param input where pads tell what they do
     * @param warnings hears what does not work; called by any thread
     * @return to be closed when no one plays any more
     */
    Running start(RawInput input, Consumer<String> warnings);
}
