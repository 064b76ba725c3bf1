package kodama.resource;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A thing that is read once: by a thread that reads ahead, or by the game thread if that asks first. Whoever comes
 * second waits for the other, and has the same thing or the same failure.
 *
 * @param <T> what is read
 */
final class Expected<T> {
    private final Supplier<T> reading;
    private @Nullable T thing;
    private @Nullable RuntimeException failure;

    Expected(Supplier<T> reading) {
        this.reading = reading;
    }

    /** The thing; throws what its reading has thrown. */
    synchronized T get() {
        if (failure != null) throw failure;
        T known = thing;
        return known != null ? known : read();
    }

    private T read() {
        try {
            T read = reading.get();
            thing = read;
            return read;
        } catch (RuntimeException failed) {
            failure = failed;
            throw failed;
        }
    }
}
