package kodama.draw;

import java.io.IOException;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.file.ResourceCache;
import org.jspecify.annotations.Nullable;

/** The pictures of a game by name: {@code "ship"} is the file {@code ship.png}, and some are painted when asked for. */
public final class Images extends ResourceCache<Image> {
    /** Paints pictures that are in no file. */
    @FunctionalInterface
    public interface Painter {
        /** Paints a picture; any thread may ask: a new picture; null if it is to be looked for among the files. */
        @Nullable
        Image paint(String name);
    }

    private static final String ENDING = ".png";

    private final Source source;
    private final Painter painter;

    /**
     * Makes an empty store of pictures that are all in files.
     *
     * @param ledger where each picture is noted until it is let go of
     */
    public Images(Source source, LeakTracker ledger) {
        this(source, name -> null, ledger);
    }

    /**
     * Makes an empty store.
     *
     * @param painter is asked before a file is read
     * @param ledger where each picture is noted until it is let go of
     */
    public Images(Source source, Painter painter, LeakTracker ledger) {
        super("image", ledger);
        this.source = source;
        this.painter = painter;
    }

    /**
     * Reads a picture's file without keeping anything, for a caller that will {@link #put} it later. Any thread may.
     *
     * @param name file name without {@code .png}
     * @throws ImageFailure if the file is missing or is no PNG picture
     */
    @Override
    public Image read(String name) {
        Image painted = painter.paint(name);
        return painted != null ? painted : readFile(name);
    }

    private Image readFile(String name) {
        try {
            return PngReader.read(name, source.read(name + ENDING));
        } catch (IOException | RuntimeException e) {
            throw new ImageFailure("image '" + name + "' cannot be loaded: " + reason(e), e);
        } catch (OutOfMemoryError tooLarge) { // its pixels did not fit, and nothing else was asked for
            throw new ImageFailure(
                    "image '" + name + "' cannot be loaded: Java has too little memory for it", tooLarge);
        }
    }

    private static String reason(Exception e) {
        String message = e.getMessage();
        return message != null ? message : e.getClass().getSimpleName();
    }

    @Override
    public List<String> extensions() {
        return List.of("png");
    }

    @Override
    public List<String> namesOf(String path) {
        return path.endsWith(ENDING) ? List.of(path.substring(0, path.length() - ENDING.length())) : List.of();
    }

    @Override
    protected RuntimeException failure(String message) {
        return new ImageFailure(message, null);
    }

    @Override
    public long bytes(Image picture) {
        return (long) picture.width() * picture.height() * Integer.BYTES;
    }

    /**
     * Adds or replaces a picture that comes from elsewhere than a file.
     *
     * @param image the picture, known by its own name
     */
    public void put(Image image) {
        put(image.name(), image);
    }
}
