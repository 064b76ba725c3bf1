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

/**
 * Reads and writes messages in the protocol's format: header lines with the content length, an empty line, the content.
 */
final class MessageStream {
    private static final String LENGTH = "content-length";

    /** Maximum length of a header line, in characters. */
    private static final int LONGEST_HEAD = 200;

    private static final int LONGEST_CONTENT = 10_000_000;

    /** Maximum length of the first message, in bytes: until it has been read, the peer may be anything. */
    private static final int LONGEST_FIRST = 100_000;

    /** Allowed headers. A web browser sends others and is refused. */
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
     * @return the content; null at the end of the stream
     * @throws IOException if the message is malformed; the stream cannot be read further
     */
    byte @Nullable [] read() throws IOException {
        byte[] known = first;
        first = null;
        return known != null ? known : read(LONGEST_CONTENT);
    }

    /**
     * Waits for the first message, which {@link #read} then returns.
     *
     * @return the content; null at the end of the stream
     * @throws IOException if the message is malformed or too long
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
                throw new IOException("a header must be 'Content-Length: number' but was '" + head + "'");
            if (name.equals(LENGTH)) length = length(head.substring(colon + 1).strip(), longest);
            String next = head();
            if (next == null) throw new EOFException("a message ends in its header");
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
                throw new IOException("a header line must have at most " + LONGEST_HEAD + " characters");
            if (next != '\r') line.append((char) next);
        }
        return line.toString();
    }

    /** Writes a message. */
    synchronized void write(String json) throws IOException {
        byte[] content = json.getBytes(StandardCharsets.UTF_8);
        byte[] head = ("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
        byte[] message = Arrays.copyOf(head, head.length + content.length);
        System.arraycopy(content, 0, message, head.length, content.length);
        out.write(message); // in one piece: with two, TCP would delay the second until the first is acknowledged
        out.flush();
    }
}
