package kodama.dap;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Messages as they go over the wire: heads in lines, one of which tells the length, an empty line, the content. */
final class MessageStream {
    private static final String LENGTH = "content-length";

    /** Editors send some hundred bytes; a file of them is no message. */
    private static final int LONGEST_HEAD = 200;

    private static final int LONGEST_CONTENT = 10_000_000;

    /** Longest first message: until then a connection may come from anything. */
    private static final int LONGEST_FIRST = 100_000;

    /** What heads are called; a web page, which sends others as well, is no editor. */
    private static final Set<String> HEADS = Set.of(LENGTH, "content-type");

    private final InputStream in;
    private final OutputStream out;
    private byte @Nullable [] first;

    MessageStream(InputStream in, OutputStream out) {
        this.in = new BufferedInputStream(in);
        this.out = out;
    }

    /**
     * Waits for a message.
     *
     * @return its content; null at the end
     * @throws IOException if what comes is no message; there is no way to find the next one then
     */
    byte @Nullable [] read() throws IOException {
        byte[] known = first;
        first = null;
        return known != null ? known : read(LONGEST_CONTENT);
    }

    /**
     * Waits for the first message, which {@link #read} then returns.
     *
     * @return its content; null at the end
     * @throws IOException if what comes is no message, or a long one
     */
    byte @Nullable [] peek() throws IOException {
        first = read(LONGEST_FIRST);
        return first;
    }

    private byte @Nullable [] read(int longest) throws IOException {
        int length = -1;
        String head = head();
        if (head == null) return null;
        for (int heads = 0; !head.isEmpty(); heads++) {
            int colon = head.indexOf(':');
            String name = head.substring(0, Math.max(0, colon)).strip().toLowerCase(Locale.ROOT);
            if (heads == HEADS.size() || !HEADS.contains(name))
                throw new IOException("the head of a message must be 'Content-Length: number' but was '" + head + "'");
            if (name.equals(LENGTH)) length = length(head.substring(colon + 1).strip(), longest);
            String next = head();
            if (next == null) throw new EOFException("a message ends in its head");
            head = next;
        }
        if (length < 0) throw new IOException("a message has no Content-Length");
        byte[] content = in.readNBytes(length);
        if (content.length < length)
            throw new EOFException("a message ends after " + content.length + " of " + length + " bytes");
        return content;
    }

    private static int length(String text, int longest) throws IOException {
        boolean isNumber = !text.isEmpty() && text.length() <= 9 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int length = isNumber ? Integer.parseInt(text) : -1;
        if (length >= 0 && length <= longest) return length;
        throw new IOException("Content-Length must be from 0 to " + longest + " but was '" + text + "'");
    }

    private @Nullable String head() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) return line.isEmpty() ? null : line.toString();
            if (line.length() == LONGEST_HEAD)
                throw new IOException("the head of a message has a line of more than " + LONGEST_HEAD + " letters");
            if (next != '\r') line.append((char) next);
        }
        return line.toString();
    }

    /** Sends a message. */
    synchronized void write(String json) throws IOException {
        byte[] content = json.getBytes(StandardCharsets.UTF_8);
        byte[] head = ("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
        byte[] message = Arrays.copyOf(head, head.length + content.length);
        System.arraycopy(content, 0, message, head.length, content.length);
        out.write(message); // at once: a network waits with the second piece until the first has arrived
        out.flush();
    }
}
