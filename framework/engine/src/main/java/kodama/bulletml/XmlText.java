package kodama.bulletml;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Turns the bytes of an XML file into its text, without the declaration in front.
 *
 * <p>Many files are old and Japanese: a declared encoding may be one that this Java does not have, as packed ones leave
 * some out, and some files declare none and are not UTF-8 either. Then each byte is a letter of its own: comments
 * become gibberish, while tags, numbers and labels, where they are the same everywhere, stay what they are.
 */
final class XmlText {
    private static final Pattern DECLARATION = Pattern.compile("\\A\\s*<\\?xml\\s[^>]*\\?>");
    private static final Pattern ENCODING = Pattern.compile("encoding\\s*=\\s*[\"']([\\w.:-]+)[\"']");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private XmlText() {}

    static String of(byte[] content) {
        String text = decoded(content);
        if (text.indexOf(BYTE_ORDER_MARK) == 0) text = text.substring(1);
        Matcher declaration = DECLARATION.matcher(text);
        if (!declaration.find()) return text;
        return "\n".repeat((int) declaration.group().lines().count() - 1) + text.substring(declaration.end());
    }

    private static String decoded(byte[] content) {
        String text = strictly(content, Utf8.isUtf16(content) ? StandardCharsets.UTF_16 : declared(content));
        if (text == null) text = strictly(content, StandardCharsets.UTF_8);
        return text == null ? new String(content, StandardCharsets.ISO_8859_1) : text;
    }

    private static Charset declared(byte[] content) {
        String start = new String(content, 0, Math.min(content.length, 200), StandardCharsets.ISO_8859_1);
        Matcher declaration = DECLARATION.matcher(start);
        Matcher encoding = ENCODING.matcher(declaration.find() ? declaration.group() : "");
        return encoding.find() ? named(encoding.group(1)) : StandardCharsets.UTF_8;
    }

    private static Charset named(String name) {
        return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.ISO_8859_1;
    }

    private static @Nullable String strictly(byte[] content, Charset charset) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(content)).toString();
        } catch (CharacterCodingException broken) {
            return null;
        }
    }
}
