package kodama.draw;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import kodama.base.LeakLedger;
import org.jspecify.annotations.Nullable;

/**
 * The pictures of a game by name: {@code "ship"} is the file {@code ship.png}, read when first asked for.
 *
 * <p>What is loaded stays over resets. A picture that could not be loaded is not tried again until it is forgotten.
 * Owned by the game thread; {@link #read} is for any.
 */
public final class Images {
    /** Reads the game's files. */
    @FunctionalInterface
    public interface Source {
        /**
         * Reads a whole file; any thread may ask.
         *
         * @param path below the game's folder, with {@code /} between names
         * @return the bytes
         * @throws IOException if there is no such file or it cannot be read
         */
        byte[] read(String path) throws IOException;
    }

    private record Loaded(Image image, LeakLedger.Entry entry) {}

    private static final String ENDING = ".png";

    /** How many names without a picture are remembered; all are forgotten then. */
    private static final int MOST_FAILURES = 1_000;

    private final Source source;
    private final LeakLedger ledger;
    private final Map<String, Loaded> images = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();
    /** How often a picture was added or replaced. */
    private long changes;

    /**
     * Makes an empty store.
     *
     * @param source where the files come from
     * @param ledger where each picture is noted until the store is cleared
     */
    public Images(Source source, LeakLedger ledger) {
        this.source = source;
        this.ledger = ledger;
    }

    /**
     * Returns a picture, loading it when needed.
     *
     * @param name file name without {@code .png}
     * @return the picture; the same object until it is read again
     * @throws ImageFailure if the file is missing or is no PNG picture
     */
    public Image get(String name) {
        Loaded known = images.get(name);
        return known != null ? known.image : load(name);
    }

    private Image load(String name) {
        @Nullable String failure = failures.get(name);
        if (failure != null) throw new ImageFailure(failure, null);
        try {
            return keep(name, read(name));
        } catch (ImageFailure failed) {
            if (failures.size() == MOST_FAILURES)
                failures.clear(); // names that a script counts up must not fill the memory
            failures.put(name, failed.getMessage());
            throw failed;
        }
    }

    /**
     * Reads a picture's file without keeping anything, for a caller that will {@link #put} it later. Any thread may.
     *
     * @param name file name without {@code .png}
     * @return a new picture
     * @throws ImageFailure if the file is missing or is no PNG picture
     */
    public Image read(String name) {
        try {
            return PngReader.read(name, source.read(name + ENDING));
        } catch (IOException | RuntimeException e) {
            throw new ImageFailure("image '" + name + "' cannot be loaded: " + reason(e), e);
        }
    }

    /**
     * Tells whether a picture is here already.
     *
     * @param name file name without {@code .png}
     * @return whether {@link #get} would return it without reading a file
     */
    public boolean has(String name) {
        return images.containsKey(name);
    }

    /**
     * Counts what may have changed how a frame looks.
     *
     * @return how often a picture was added or replaced
     */
    public long changes() {
        return changes;
    }

    private Image keep(String name, Image image) {
        changes++;
        LeakLedger.Entry entry = ledger.open(LeakLedger.Lifetime.PROGRAM, "image", name);
        Loaded old = images.put(name, new Loaded(image, entry));
        if (old != null) old.entry.close();
        return image;
    }

    private static String reason(Exception e) {
        String message = e.getMessage();
        return message != null ? message : e.getClass().getSimpleName();
    }

    /**
     * Adds or replaces a picture that comes from elsewhere than a file.
     *
     * @param image the picture, known by its own name
     */
    public void put(Image image) {
        failures.remove(image.name());
        keep(image.name(), image);
    }

    /**
     * Reads a loaded picture again after its file has changed. A picture no one asked for yet is left alone.
     *
     * @param name file name without {@code .png}
     * @return whether a picture was replaced
     * @throws ImageFailure if the file is now missing or no PNG picture; the old picture stays
     */
    public boolean reload(String name) {
        failures.remove(name);
        if (!images.containsKey(name)) return false;
        load(name);
        return true;
    }

    /** Forgets which pictures could not be loaded, so that each is tried again. */
    public void forgetFailures() {
        failures.clear();
    }

    /** Forgets every picture and every failure. */
    public void clear() {
        for (Loaded loaded : images.values()) loaded.entry.close();
        images.clear();
        failures.clear();
    }
}
