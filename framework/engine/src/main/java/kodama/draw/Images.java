package kodama.draw;

import java.io.IOException;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.file.ResourceCache;
import org.jspecify.annotations.Nullable;

/** The images of a game by name: {@code "ship"} is the file {@code ship.png}; some are generated on demand. */
public final class Images extends ResourceCache<Image> {
    /** Generates images that are not files. */
    @FunctionalInterface
    public interface Painter {
        /** Generates an image; any thread may call it: a new image; null if it is to be read from a file. */
        @Nullable
        Image paint(String name);
    }

    private static final String ENDING = ".png";

    private final Source source;
    private final Painter painter;

    /**
     * Creates an empty cache of images from files.
     *
     * @param leaks tracks each image until it is unloaded
     */
    public Images(Source source, LeakTracker leaks) {
        this(source, name -> null, leaks);
    }

    /**
     * Creates an empty cache of images.
     *
     * @param painter called before a file is read
     * @param leaks tracks each image until it is unloaded
     */
    public Images(Source source, Painter painter, LeakTracker leaks) {
        super("image", leaks);
        this.source = source;
        this.painter = painter;
    }

    /**
     * Reads an image file without caching the image, for a caller that will {@link #put} it later. Any thread may call
     * it.
     *
     * @param name file name without {@code .png}
     * @throws ImageFailure if the file is missing or not a PNG picture
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
        } catch (OutOfMemoryError tooLarge) { // only the allocation of the pixels can have failed
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
     * Adds or replaces an image that is not from a file.
     *
     * @param image the image, stored by its own name
     */
    public void put(Image image) {
        put(image.name(), image);
    }
}
