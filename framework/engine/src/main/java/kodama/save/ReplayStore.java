package kodama.save;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A store in memory that repeats the answers recorded by a {@link RecordingStore}. */
final class ReplayStore implements SaveStore {
    private final Supplier<@Nullable SaveAnswer> answers;
    private final Consumer<String> differences;
    private final KnownSaves known = new KnownSaves();

    /** Number of the last query. */
    private long query;

    /** The next answer; null if none is available yet. */
    private @Nullable SaveAnswer next;

    ReplayStore(Supplier<@Nullable SaveAnswer> answers, Consumer<String> differences) {
        this.answers = answers;
        this.differences = differences;
    }

    /** Settings have their own place in a recording. */
    @Override
    public synchronized @Nullable StoredSave read(String name) {
        if (name.equals(SaveName.SETTINGS)) return null;
        byte[] content = answer(name) instanceof SaveAnswer.Content found ? found.bytes() : null;
        return content == null ? null : StoredSave.parse(content);
    }

    /** Returns the answer to the next query; null if the recording has none. */
    private @Nullable SaveAnswer answer(String name) {
        query++;
        learn(name);
        SaveAnswer answer = known.answer(name);
        if (answer == null) report(name, "which the recorded game did not read");
        if (answer instanceof SaveAnswer.Failure failure) throw new SaveException(failure.message());
        return answer;
    }

    private void learn(String name) {
        if (next == null) next = answers.get();
        while (next != null && next.query() <= query) {
            if (next.query() < query || !next.name().equals(name))
                report(name, "but the recorded game read " + describe(next.name()));
            known.learn(next);
            next = answers.get();
        }
    }

    private void report(String name, String difference) {
        differences.accept("the game reads " + describe(name) + ", " + difference);
    }

    private static String describe(String name) {
        return name.equals(SaveAnswer.ALL) ? "the list of saves" : "the save '" + name + "'";
    }

    @Override
    public synchronized void write(String name, byte[] content) {
        known.write(name, content);
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {}

    @Override
    public synchronized void delete(String name) {
        known.delete(name);
    }

    @Override
    public synchronized SortedMap<String, Long> sizes() {
        return answer(SaveAnswer.ALL) instanceof SaveAnswer.Sizes all ? new TreeMap<>(all.sizes()) : new TreeMap<>();
    }

    @Override
    public void close() {}
}
