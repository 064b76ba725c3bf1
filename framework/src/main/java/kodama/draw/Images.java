package kodama.draw;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The pictures of a game by name: {@code "ship"} is the file {@code ship.png}, read when first asked for.
 *
 * <p>What is loaded stays over resets. A picture that could not be loaded is not tried again until it is forgotten.
 * Owned by the game thread.
 */
public final class Images {
    /** Reads the game's files. */
    @FunctionalInterface
    public interface Source {
        /**
         * Reads a whole file.
         *
         * @param path below the game's folder, with {@code /} between names
         * @return the bytes
         * @throws IOException if there is no such file or it cannot be read
         */
        byte[] read(String path) throws IOException;
    }

    private static final String ENDING = ".png";

    private final Source source;
    private final Map<String, Sheet> sheets = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();

    /**
     * Makes an empty store.
     *
     * @param source where the files come from
     */
    public Images(Source source) {
        this.source = source;
    }

    /**
     * Returns a picture, loading it when needed.
     *
     * @param name file name without {@code .png}
     * @return the picture
     * @throws ImageFailure if the file is missing or is no PNG picture
     */
    public Image get(String name) {
        return sheet(name).whole();
    }

    /**
     * Returns a picture as the sheet it was declared to be, or as a sheet of one cell.
     *
     * @param name file name without {@code .png}
     * @return the sheet
     * @throws ImageFailure if the file is missing or is no PNG picture
     */
    public Sheet sheet(String name) {
        Sheet known = sheets.get(name);
        return known != null ? known : load(name);
    }

    private Sheet load(String name) {
        @Nullable String failure = failures.get(name);
        if (failure != null) throw new ImageFailure(failure, null);
        try {
            return keep(name, Sheet.of(PngReader.read(name, source.read(name + ENDING))));
        } catch (IOException | RuntimeException e) {
            String message = "image '" + name + "' cannot be loaded: " + reason(e);
            failures.put(name, message);
            throw new ImageFailure(message, e);
        }
    }

    private Sheet keep(String name, Sheet sheet) {
        sheets.put(name, sheet);
        return sheet;
    }

    private static String reason(Exception e) {
        String message = e.getMessage();
        return message != null ? message : e.getClass().getSimpleName();
    }

    /**
     * Declares a picture to be a grid of cells. A later declaration replaces an earlier one.
     *
     * @param name file name without {@code .png}
     * @param cellWidth width of a cell; in pixels
     * @param cellHeight height of a cell; in pixels
     * @return the sheet
     * @throws ImageFailure if the file is missing or is no PNG picture
     * @throws IllegalArgumentException if a cell is empty or larger than the picture
     */
    public Sheet declareSheet(String name, int cellWidth, int cellHeight) {
        Sheet known = sheet(name);
        if (known.cellWidth() == cellWidth && known.cellHeight() == cellHeight) return known;
        return keep(name, new Sheet(known.whole(), cellWidth, cellHeight));
    }

    /**
     * Adds or replaces a picture that comes from elsewhere than a file.
     *
     * @param image the picture, known by its own name
     */
    public void put(Image image) {
        failures.remove(image.name());
        sheets.put(image.name(), Sheet.of(image));
    }

    /**
     * Reads a loaded picture again after its file has changed; its cells stay declared when they still fit. A picture
     * nobody asked for yet is left alone.
     *
     * @param name file name without {@code .png}
     * @return whether a picture was replaced
     * @throws ImageFailure if the file is now missing or no PNG picture; the old picture stays
     */
    public boolean reload(String name) {
        failures.remove(name);
        @Nullable Sheet old = sheets.remove(name);
        if (old == null) return false;
        try {
            replace(name, old, load(name).whole());
            return true;
        } catch (ImageFailure e) {
            keep(name, old);
            throw e;
        }
    }

    private void replace(String name, Sheet old, Image fresh) {
        boolean cut = old.count() > 1 && old.cellWidth() <= fresh.width() && old.cellHeight() <= fresh.height();
        keep(name, cut ? new Sheet(fresh, old.cellWidth(), old.cellHeight()) : Sheet.of(fresh));
    }

    /** Forgets every picture and every failure. */
    public void clear() {
        sheets.clear();
        failures.clear();
    }
}
