package kodama.draw.awt;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import kodama.draw.text.FontFailure;
import kodama.draw.text.FontFile;
import org.jspecify.annotations.Nullable;

/** A TrueType or OpenType font, read by Java; without a window, only this loads AWT. */
public final class OutlineFontFile implements FontFile {
    private static final int USUAL_SIZE = 16;
    private static final int MIN_SIZE = 4;
    private static final int MAX_SIZE = 256;
    private static final long MAX_MILLIS = 5_000;

    private final String name;
    private final int bytes;
    private final Font outlines;
    /** Fonts by size, then those with smooth edges by size; null if not used. */
    private final @Nullable OutlineFont[] fonts = new @Nullable OutlineFont[2 * (MAX_SIZE + 1)];

    public OutlineFontFile(String name, byte[] file) throws IOException {
        FontFileCheck.check(file);
        this.name = name;
        this.bytes = file.length;
        this.outlines = read(file);
    }

    private static Font read(byte[] file) throws IOException {
        try {
            return OutlineFont.TimeLimit.within(
                    MAX_MILLIS, () -> Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file)));
        } catch (TimeoutException late) {
            throw new IOException("it took longer than " + MAX_MILLIS / 1000 + " seconds to read", late);
        } catch (ExecutionException failed) {
            throw new IOException(reason(failed.getCause()), failed);
        }
    }

    /** Java on a server may lack the libraries for reading fonts, which causes various errors. */
    static String reason(@Nullable Throwable failed) {
        if (failed instanceof FontFormatException) return "it is damaged (" + failed.getMessage() + ")";
        if (failed instanceof LinkageError || failed instanceof NullPointerException || failed instanceof InternalError)
            return "Java finds no fonts on this system; install freetype and fontconfig (" + failed + ")";
        return "Java cannot read it (" + failed + ")";
    }

    @Override
    public kodama.draw.text.Font font(int size, boolean smooth) {
        int pixels = size == NATIVE_SIZE ? USUAL_SIZE : size;
        if (pixels < MIN_SIZE || pixels > MAX_SIZE)
            throw new FontFailure(
                    "font '" + name + "': size must be from " + MIN_SIZE + " to " + MAX_SIZE + " but was " + size,
                    null);
        int at = smooth ? MAX_SIZE + 1 + pixels : pixels;
        if (fonts[at] == null) fonts[at] = new OutlineFont(name, outlines, pixels, smooth);
        return fonts[at];
    }

    @Override
    public long bytes() {
        return bytes;
    }

    /**
     * Checks that a file is a TrueType or OpenType font before it is passed to Java's reader, which is not made for
     * untrusted files.
     *
     * @see <a href="https://learn.microsoft.com/typography/opentype/spec/otff">OpenType font file</a>
     */
    static final class FontFileCheck {
        private static final int MAX_BYTES = 64 << 20;
        private static final int HEAD = 12;
        private static final int ENTRY = 16;

        private static final int TRUETYPE = 0x00010000;
        private static final int TRUE = 0x74727565;
        private static final int OTTO = 0x4F54544F;
        private static final int COLLECTION = 0x74746366;
        private static final int WOFF = 0x774F4646;
        private static final int WOFF2 = 0x774F4632;

        private static final String[] NEEDED = {"cmap", "head", "hhea", "hmtx", "maxp"};

        private FontFileCheck() {}

        static void check(byte[] file) throws IOException {
            if (file.length > MAX_BYTES)
                throw new IOException("a font must have at most 64 MiB but has " + (file.length >> 20));
            if (file.length < HEAD) throw new IOException("it is not a TrueType or OpenType font");
            ByteBuffer in = ByteBuffer.wrap(file);
            checkKind(in.getInt());
            int tables = in.getShort() & 0xFFFF;
            if (HEAD + tables * ENTRY > file.length) throw new IOException("it ends too early");
            StringBuilder names = new StringBuilder();
            for (int i = 0; i < tables; i++)
                names.append(table(in.position(HEAD + i * ENTRY), file.length)).append(' ');
            for (String needed : NEEDED)
                if (names.indexOf(needed) < 0) throw new IOException("it has no table '" + needed + "'");
            if (names.indexOf("glyf") < 0 && names.indexOf("CFF") < 0) throw new IOException("it has no outlines");
        }

        private static void checkKind(int kind) throws IOException {
            if (kind == WOFF || kind == WOFF2)
                throw new IOException(
                        "it is a web font (WOFF), which Java does not read; use the font's .ttf or .otf file");
            if (kind == COLLECTION)
                throw new IOException("it is a collection of fonts; use the .ttf or .otf file of one of them");
            if (kind != TRUETYPE && kind != TRUE && kind != OTTO)
                throw new IOException("it is not a TrueType or OpenType font");
        }

        private static String table(ByteBuffer entry, int length) throws IOException {
            byte[] name = new byte[4];
            entry.get(name);
            entry.getInt();
            long from = entry.getInt() & 0xFFFFFFFFL;
            long size = entry.getInt() & 0xFFFFFFFFL;
            if (from + size > length) throw new IOException("it ends too early");
            return new String(name, StandardCharsets.ISO_8859_1);
        }
    }
}
