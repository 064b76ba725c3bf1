package kodama.draw;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/**
 * Makes the glyph sheets of the framework from fonts in the Debian packages {@code fonts-misaki} and {@code
 * xfonts-mplus}:
 *
 * <pre>{@code
 * java -cp framework/engine/target/classes:framework/engine/target/test-classes kodama.draw.GlyphSheetMaker \
 *     /usr/share/fonts framework/engine/src/main/resources/kodama/draw
 * }</pre>
 */
public final class GlyphSheetMaker {
    private static final int MISAKI = 8;

    /** The character that a charset decodes an unknown code to. */
    private static final char UNKNOWN = 0xFFFD;

    /** Symbols with one code in JIS X 0208 and two in Unicode. */
    private static final Map<Character, Character> TWINS =
            Map.of('〜', '～', '‖', '∥', '−', '－', '¢', '￠', '£', '￡', '¬', '￢', '—', '―', '＼', '\\');

    /** Dots of the letters by their code, row by row. */
    private final Map<Character, boolean[]> glyphs = new TreeMap<>();

    private final int width;
    private final int height;

    private GlyphSheetMaker(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** All sheets by file name, made from the fonts below a folder. */
    static Map<String, byte[]> sheets(Path fonts) throws IOException, FontFormatException {
        Map<String, byte[]> sheets = new LinkedHashMap<>();
        sheets.put("misaki.glyphs", misaki(fonts.resolve("truetype/misaki/misaki_gothic_2nd.ttf")));
        sheets.put("mplus12-latin.glyphs", latin(fonts.resolve("X11/misc/mplus_f12r.pcf.gz")));
        sheets.put("mplus12.glyphs", japanese(fonts.resolve("X11/misc/mplus_j12r.pcf.gz")));
        return sheets;
    }

    /** Skips letters of half the width, because there is a Latin font of full width. */
    private static byte[] misaki(Path file) throws IOException, FontFormatException {
        GlyphSheetMaker sheet = new GlyphSheetMaker(MISAKI, MISAKI);
        Font font = Font.createFont(Font.TRUETYPE_FONT, file.toFile()).deriveFont((float) MISAKI);
        BufferedImage cell = new BufferedImage(MISAKI, MISAKI, BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = cell.createGraphics();
        pen.setFont(font);
        for (char code = 0xA0; code < 0xFFFE; code++) {
            boolean isKana = code >= 0xFF61 && code <= 0xFF9F;
            boolean isOne = font.canDisplay(code) && Character.isDefined(code) && !Character.isISOControl(code);
            if (isOne && (isKana || pen.getFontMetrics().charWidth(code) == MISAKI))
                sheet.add(code, drawn(code, cell, pen));
        }
        return sheet.file();
    }

    private static boolean[] drawn(char code, BufferedImage cell, Graphics2D pen) {
        cell.setRGB(0, 0, MISAKI, MISAKI, new int[MISAKI * MISAKI], 0, MISAKI);
        pen.setColor(Color.WHITE);
        pen.drawString(String.valueOf(code), 0, pen.getFontMetrics().getAscent());
        boolean[] dots = new boolean[MISAKI * MISAKI];
        for (int i = 0; i < dots.length; i++) dots[i] = cell.getRGB(i % MISAKI, i / MISAKI) != 0;
        return dots;
    }

    private static byte[] latin(Path file) throws IOException {
        GlyphSheetMaker sheet = new GlyphSheetMaker(6, 13);
        sheet.addAll(file, StandardCharsets.ISO_8859_1);
        return sheet.file();
    }

    private static byte[] japanese(Path file) throws IOException {
        GlyphSheetMaker sheet = new GlyphSheetMaker(12, 13);
        sheet.addAll(file, Charset.forName("EUC-JP"));
        TWINS.forEach((one, other) -> {
            if (sheet.glyphs.containsKey(one) && other > '~') sheet.glyphs.putIfAbsent(other, sheet.glyphs.get(one));
            if (sheet.glyphs.containsKey(other)) sheet.glyphs.putIfAbsent(one, sheet.glyphs.get(other));
        });
        return sheet.file();
    }

    private void addAll(Path file, Charset charset) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            PcfFont font = new PcfFont(in.readAllBytes());
            font.encodings().forEach((code, glyph) -> {
                char letter = letter(code, charset);
                if (!Character.isISOControl(letter) && letter != UNKNOWN) add(letter, font.dots(glyph, width, height));
            });
        }
    }

    /** EUC-JP uses the codes of JIS X 0208 with the highest bits set. */
    private static char letter(int code, Charset charset) {
        if (code < 256) return new String(new byte[] {(byte) code}, charset).charAt(0);
        return new String(new byte[] {(byte) (code >> 8 | 0x80), (byte) (code | 0x80)}, charset).charAt(0);
    }

    private void add(char code, boolean[] dots) {
        glyphs.put(code, dots);
    }

    private byte[] file() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(width);
        out.write(height);
        two(glyphs.size(), out);
        for (char code : glyphs.keySet()) two(code, out);
        for (boolean[] dots : glyphs.values()) {
            byte[] bits = new byte[(dots.length + 7) / 8];
            for (int i = 0; i < dots.length; i++) if (dots[i]) bits[i / 8] |= (byte) (0x80 >> i % 8);
            out.writeBytes(bits);
        }
        return out.toByteArray();
    }

    private static void two(int number, ByteArrayOutputStream out) {
        out.write(number >> 8);
        out.write(number);
    }

    /** Writes the sheets of the fonts in the first folder into the second. */
    public static void main(String[] folders) throws IOException, FontFormatException {
        for (Map.Entry<String, byte[]> sheet : sheets(Path.of(folders[0])).entrySet())
            Files.write(Path.of(folders[1], sheet.getKey()), sheet.getValue());
    }
}
