package kodama.draw.text;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Utf8Decoder;
import org.jspecify.annotations.Nullable;

/**
 * Reads BMFont files: text, XML and binary.
 *
 * @see <a href="https://www.angelcode.com/products/bmfont/doc/file_format.html">Bitmap Font Generator, file format</a>
 */
final class BmFontReader {
    private static final int MAX_BYTES = 16 << 20;

    /** Numbers in a file have 16 bits. */
    private static final int MIN_NUMBER = Short.MIN_VALUE;

    private static final int MAX_NUMBER = 65_535;

    /** A line of the text format and a value in it; quoted values may contain blanks. */
    private static final Pattern LINE = Pattern.compile("(?m)^[ \\t]*+(\\w++)([^\\n]*+)$");

    private static final Pattern VALUE =
            Pattern.compile("(?<!\\w)(\\w++)\\s*+=\\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\\s\"'/>]++))");

    /** An element of the XML format. */
    private static final Pattern ELEMENT = Pattern.compile("<(\\w++)([^<>]*+)>");

    private final BmFontData.Builder data = new BmFontData.Builder();

    private BmFontReader() {}

    static BmFontData read(byte[] file) throws IOException {
        if (file.length > MAX_BYTES)
            throw new IOException("a BMFont file must have at most 16 MiB but has " + (file.length >> 20));
        BmFontReader reader = new BmFontReader();
        if (file.length > 3 && file[0] == 'B' && file[1] == 'M' && file[2] == 'F') reader.binary(file);
        else reader.tags(Utf8Decoder.decode(file));
        return reader.data.build();
    }

    private void tags(String text) throws IOException {
        boolean isXml = text.stripLeading().startsWith("<");
        Matcher tag = (isXml ? ELEMENT : LINE).matcher(text);
        while (tag.find()) new Tag(tag.group(1), tag.group(2), isXml).readInto(data);
    }

    /** A line or an element: its name, and its values by name. */
    private static final class Tag {
        private final String name;
        private final Map<String, String> values = new HashMap<>();

        Tag(String name, String rest, boolean isXml) {
            this.name = name;
            Matcher value = VALUE.matcher(rest);
            while (value.find()) values.put(value.group(1), isXml ? unescaped(value(value)) : value(value));
        }

        private static String value(Matcher found) {
            for (int i = 2; i < 4; i++) {
                @Nullable String quoted = found.group(i);
                if (quoted != null) return quoted;
            }
            return found.group(4);
        }

        private static String unescaped(String text) {
            return text.replace("&lt;", "<")
                    .replace("&gt;", ">")
                    .replace("&quot;", "\"")
                    .replace("&apos;", "'")
                    .replace("&amp;", "&");
        }

        void readInto(BmFontData.Builder data) throws IOException {
            switch (name) {
                case "common" ->
                    data.common(number("lineHeight"), values.containsKey("packed") && number("packed") == 1);
                case "page" -> data.page(number("id"), text("file"));
                case "char" -> data.letter(code("id"), letter());
                case "kerning" -> data.kerning(code("first"), code("second"), number("amount"));
                default -> {} // info, chars, kernings: not needed
            }
        }

        private BmFontData.GlyphEntry letter() throws IOException {
            return new BmFontData.GlyphEntry(
                    number("x"),
                    number("y"),
                    number("width"),
                    number("height"),
                    number("xoffset"),
                    number("yoffset"),
                    number("xadvance"),
                    values.containsKey("page") ? number("page") : 0,
                    values.containsKey("chnl") ? number("chnl") : 15);
        }

        private String text(String key) throws IOException {
            @Nullable String value = values.get(key);
            if (value == null) throw new IOException("its '" + name + "' has no '" + key + "'");
            return value;
        }

        private int code(String key) throws IOException {
            return number(key, -1, Character.MAX_CODE_POINT);
        }

        private int number(String key) throws IOException {
            return number(key, MIN_NUMBER, MAX_NUMBER);
        }

        /** Some programs write fractions, which are rounded. */
        private int number(String key, int least, int most) throws IOException {
            String value = text(key);
            try {
                double number = Double.parseDouble(value);
                if (number >= least && number <= most) return (int) Math.round(number);
            } catch (NumberFormatException notOne) {
                // reported below
            }
            String shown = value.length() > 20 ? value.substring(0, 20) + "..." : value;
            throw new IOException("its '" + name + "' has " + key + "=" + shown + ", which is not a number from "
                    + least + " to " + most);
        }
    }

    private void binary(byte[] file) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).position(3);
        int version = in.get();
        if (version != 3) throw new IOException("it is binary BMFont of version " + version + "; only 3 is known");
        try {
            while (in.hasRemaining()) block(in);
        } catch (BufferUnderflowException e) {
            throw new IOException("it ends too early", e);
        }
    }

    private void block(ByteBuffer in) throws IOException {
        int type = in.get();
        int size = in.getInt();
        if (size < 0 || size > in.remaining()) throw new IOException("it ends too early");
        ByteBuffer block = in.slice(in.position(), size).order(ByteOrder.LITTLE_ENDIAN);
        in.position(in.position() + size);
        switch (type) {
            case 2 -> common(block);
            case 3 -> pages(block);
            case 4 -> letters(block);
            case 5 -> kernings(block);
            default -> {} // info
        }
    }

    private void common(ByteBuffer in) throws IOException {
        int lineHeight = in.getShort() & 0xFFFF;
        data.common(lineHeight, (in.position(10).get() & 0x80) != 0);
    }

    private void pages(ByteBuffer in) throws IOException {
        for (int number = 0; in.hasRemaining(); number++) {
            int from = in.position();
            while (in.get() != 0) {
                // up to the zero byte at the end of the name
            }
            byte[] name = new byte[in.position() - 1 - from];
            in.get(from, name);
            data.page(number, new String(name, StandardCharsets.UTF_8));
        }
    }

    private void letters(ByteBuffer in) throws IOException {
        while (in.hasRemaining()) {
            int code = in.getInt();
            data.letter(
                    code,
                    new BmFontData.GlyphEntry(
                            in.getShort() & 0xFFFF,
                            in.getShort() & 0xFFFF,
                            in.getShort() & 0xFFFF,
                            in.getShort() & 0xFFFF,
                            in.getShort(),
                            in.getShort(),
                            in.getShort(),
                            in.get() & 255,
                            in.get() & 255));
        }
    }

    private void kernings(ByteBuffer in) {
        while (in.hasRemaining()) data.kerning(in.getInt(), in.getInt(), in.getShort());
    }
}
