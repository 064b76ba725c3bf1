package kodama.draw;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.file.ResourceCache;
import org.jspecify.annotations.Nullable;

/**
 * The images of a game by name: {@code "ship"} is the file {@code ship.png}, or {@code ship.gif} and others if there is
 * no {@code ship.png}; some are generated on demand.
 */
public final class Images extends ResourceCache<Image> {
    /** Generates images that are not files. */
    @FunctionalInterface
    public interface Painter {
        /** Generates an image; any thread may call it: a new image; null if it is to be read from a file. */
        @Nullable
        Image paint(String name);
    }

    /** The files of a game. */
    public interface Files extends Source {
        /** Returns whether {@link #read} would find a file; any thread may call it. */
        boolean exists(String path);
    }

    /**
     * The kinds of files that are read besides PNG.
     *
     * @param files the game's files
     * @param pictures formats of pictures; an earlier one has precedence if there are several files of a name
     * @param sheets descriptions of frames beside a picture
     * @param refused called with the name of a picture that does not exist: why its file is refused, or null
     */
    public record Formats(Files files, List<PictureFormat> pictures, List<SheetFormat> sheets, Refusal refused) {}

    /** Explains why a file cannot be used. */
    @FunctionalInterface
    public interface Refusal {
        /** Returns the reason, for a message; null if there is no such file. */
        @Nullable
        String reason(Files files, String name);
    }

    private static final PictureFormat PNG = new PngFormat();

    private final Files files;
    private final Painter painter;
    private final List<PictureFormat> formats;
    private final List<SheetFormat> sheets;
    private final Refusal refused;

    /**
     * Creates an empty cache of images from PNG files.
     *
     * @param leaks tracks each image until it is unloaded
     */
    public Images(Source source, LeakTracker leaks) {
        this(new Formats(pngOf(source), List.of(), List.of(), (files, name) -> null), name -> null, leaks);
    }

    /**
     * Creates an empty cache of images.
     *
     * @param others kinds of files besides PNG
     * @param painter called before a file is read
     * @param leaks tracks each image until it is unloaded
     */
    public Images(Formats others, Painter painter, LeakTracker leaks) {
        super("image", leaks);
        this.files = others.files;
        this.painter = painter;
        this.refused = others.refused;
        this.sheets = List.copyOf(others.sheets);
        List<PictureFormat> all = new ArrayList<>(List.of(PNG));
        all.addAll(others.pictures);
        this.formats = List.copyOf(all);
    }

    private static Files pngOf(Source source) {
        return new Files() {
            @Override
            public boolean exists(String path) {
                return true;
            }

            @Override
            public byte[] read(String path) throws IOException {
                return source.read(path);
            }
        };
    }

    /**
     * Reads an image file without caching the image, for a caller that will {@link #put} it later. Any thread may call
     * it.
     *
     * @param name file name without extension
     * @throws ImageFailure if the file is missing or damaged
     */
    @Override
    public Image read(String name) {
        Image painted = painter.paint(name);
        return painted != null ? painted : readFile(name);
    }

    private Image readFile(String name) {
        try {
            return readFormat(name);
        } catch (ImageFailure complete) {
            throw complete;
        } catch (IOException | RuntimeException e) {
            throw new ImageFailure("image '" + name + "' cannot be loaded: " + reason(e), e);
        }
    }

    private Image readFormat(String name) throws IOException {
        for (PictureFormat format : formats)
            for (String extension : format.extensions()) {
                String path = name + "." + extension;
                if (files.exists(path)) return readFile(format, name, path);
            }
        String refusal = refused.reason(files, name);
        if (refusal != null) throw new IOException(refusal);
        return PNG.read(name, name, files.read(name + ".png")); // its message names similar files
    }

    private Image readFile(PictureFormat format, String name, String path) throws IOException {
        try {
            return withLayout(name, format.read(name, path, files.read(path)));
        } catch (OutOfMemoryError tooLarge) { // only the allocation of the pixels can have failed
            throw new ImageFailure(
                    "image '" + name + "' cannot be loaded: " + path + ": Java has too little memory for it", tooLarge);
        }
    }

    private Image withLayout(String name, Image image) throws IOException {
        if (image.layout() != null) return image;
        for (SheetFormat sheet : sheets) {
            String path = name + "." + sheet.extension();
            Image known = files.exists(path) ? sheet.read(path, files.read(path), image) : image;
            if (known.layout() != null) return known;
        }
        return image;
    }

    private static String reason(Exception e) {
        String message = e.getMessage();
        return message != null ? message : e.getClass().getSimpleName();
    }

    @Override
    public List<String> extensions() {
        return formats.stream().flatMap(format -> format.extensions().stream()).toList();
    }

    @Override
    public List<String> namesOf(String path) {
        return withoutExtension(path, extensions());
    }

    /** Includes the descriptions of frames that lie beside a picture. */
    @Override
    public List<String> namesChangedBy(String path) {
        List<String> all = new ArrayList<>(extensions());
        for (SheetFormat sheet : sheets) all.add(sheet.extension());
        return withoutExtension(path, all);
    }

    private static List<String> withoutExtension(String path, List<String> extensions) {
        int dot = path.lastIndexOf('.');
        return dot > 0 && extensions.contains(path.substring(dot + 1)) ? List.of(path.substring(0, dot)) : List.of();
    }

    @Override
    protected RuntimeException failure(String message) {
        return new ImageFailure(message, null);
    }

    @Override
    public long bytes(Image picture) {
        SheetLayout layout = picture.layout();
        long frames = layout == null ? 0 : layout.pixels();
        return ((long) picture.width() * picture.height() + frames) * Integer.BYTES;
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
