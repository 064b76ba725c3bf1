package kodama.draw.font;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A TrueType or OpenType font, read by Java: the only thing that loads AWT where there is no window. */
final class OutlineFile implements FontFile {
    private static final int USUAL_SIZE = 16;
    private static final int LEAST_SIZE = 4;
    private static final int MOST_SIZE = 256;
    private static final long MOST_MILLIS = 5_000;

    private final String name;
    private final int bytes;
    private final Font outlines;
    /** By their sizes, those with softened edges behind all others; null where none was wanted. */
    private final @Nullable OutlineFont[] fonts = new @Nullable OutlineFont[2 * (MOST_SIZE + 1)];

    OutlineFile(String name, byte[] file) throws IOException {
        OutlineCheck.check(file);
        this.name = name;
        this.bytes = file.length;
        this.outlines = read(file);
    }

    private static Font read(byte[] file) throws IOException {
        try {
            return TimeLimit.within(
                    MOST_MILLIS, () -> Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file)));
        } catch (TimeoutException late) {
            throw new IOException("it took longer than " + MOST_MILLIS / 1000 + " seconds to read", late);
        } catch (ExecutionException failed) {
            throw new IOException(reason(failed.getCause()), failed);
        }
    }

    /** Java on a server may lack what it reads fonts with, and says so by many errors. */
    static String reason(@Nullable Throwable failed) {
        if (failed instanceof FontFormatException) return "it is damaged (" + failed.getMessage() + ")";
        if (failed instanceof LinkageError || failed instanceof NullPointerException || failed instanceof InternalError)
            return "Java finds no fonts on this system; install freetype and fontconfig (" + failed + ")";
        return "Java cannot read it (" + failed + ")";
    }

    @Override
    public kodama.draw.font.Font font(int size, boolean smooth) {
        int pixels = size == OWN_SIZE ? USUAL_SIZE : size;
        if (pixels < LEAST_SIZE || pixels > MOST_SIZE)
            throw new FontFailure(
                    "font '" + name + "': size must be from " + LEAST_SIZE + " to " + MOST_SIZE + " but was " + size,
                    null);
        int at = smooth ? MOST_SIZE + 1 + pixels : pixels;
        if (fonts[at] == null) fonts[at] = new OutlineFont(name, outlines, pixels, smooth);
        return fonts[at];
    }

    @Override
    public long bytes() {
        return bytes;
    }
}
