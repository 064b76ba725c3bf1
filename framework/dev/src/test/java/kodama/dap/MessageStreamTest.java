package kodama.dap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import kodama.data.DataException;
import kodama.data.Json;
import kodama.data.JsonWriter;
import org.junit.jupiter.api.Test;

/** Messages arrive unchanged, and malformed ones only cause an error. */
class MessageStreamTest {
    private static final String CONTENT = "{\"seq\":1,\"type\":\"request\",\"command\":\"x\",\"arguments\":[]}";
    private static final String MESSAGE = "Content-Length: " + CONTENT.length() + "\r\n\r\n" + CONTENT;

    @Test
    void messagesAreReadAsWritten() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        MessageStream out = new MessageStream(new ByteArrayInputStream(new byte[0]), line);
        out.write("{\"ä\":1}");
        out.write("");
        MessageStream in = frames(line.toString(StandardCharsets.UTF_8));
        assertArrayEquals("{\"ä\":1}".getBytes(StandardCharsets.UTF_8), in.read());
        assertArrayEquals(new byte[0], in.read());
        assertNull(in.read());
    }

    @Test
    void headersIgnoreCaseAndOtherHeadersAreAllowed() throws IOException {
        MessageStream in = frames("Content-Type: x\r\ncontent-LENGTH:  2 \n\nab");
        assertArrayEquals("ab".getBytes(StandardCharsets.UTF_8), in.read());
    }

    @Test
    void malformedMessagesAreErrors() {
        fails("Content-Length must be from 0 to 10000000 but was '10000001'", "Content-Length: 10000001\n\n");
        fails("Content-Length must be from 0 to 10000000 but was '-1'", "Content-Length: -1\n\n");
        fails("a message has no Content-Length", "Content-Type: 1\n\n");
        fails("a header must be 'Content-Length: number' but was 'Length: 1'", "Length: 1\n\n");
        fails("a header must be 'Content-Length: number' but was 'hello'", "hello\n\n");
        fails("a message ends in its header", "Content-Length: 1\n");
        fails("a message ends after 1 of 2 bytes", "Content-Length: 2\n\na");
        fails("a header line must have at most 200 characters", "a".repeat(201));
        fails("a header must be 'Content-Length: number' but was 'Content-Length: 1'", "Content-Length: 1\n".repeat(3));
    }

    private static void fails(String message, String sent) {
        assertEquals(
                message, assertThrows(IOException.class, frames(sent)::read).getMessage());
    }

    @Test
    void mutatedMessagesAreReadOrRejected(@Seed(14) Random random) throws IOException {
        int read = 0;
        for (int i = 0; i < 10_000; i++) read += isRead(mutated(random)) ? 1 : 0;
        assertTrue(read > 100 && read < 9_900, read + " were read");
    }

    private static byte[] mutated(Random random) {
        byte[] message = (MESSAGE + MESSAGE).getBytes(StandardCharsets.UTF_8);
        for (int i = random.nextInt(3); i >= 0; i--)
            message[random.nextInt(message.length)] = (byte) random.nextInt(256);
        return message;
    }

    private static boolean isRead(byte[] sent) {
        try {
            byte[] content = new MessageStream(new ByteArrayInputStream(sent), new ByteArrayOutputStream()).read();
            RequestArguments logged = RequestArguments.of(content == null ? null : Json.read("message", content));
            logged.number("seq");
            logged.string("command");
            return true;
        } catch (IOException | DataException | DapRequestException refused) {
            return false;
        }
    }

    @Test
    void jsonIsReadAsWritten() {
        Map<String, Object> value = Map.of("a\"\\\n\u0001\uD83D\uDE00", List.of(1.5, true, "ä", Map.of()));
        byte[] json = JsonWriter.write(value).getBytes(StandardCharsets.UTF_8);
        assertEquals(value, Json.read("x", json));
        assertEquals("[1,-0.5,null,null]", JsonWriter.write(List.of(1.0, -0.5, Double.NaN, 1 / 0.0)));
        assertEquals("{\"text\":\"half \\ud83d\"}", JsonWriter.write(Map.of("text", "half \uD83D")));
    }

    private static MessageStream frames(String sent) {
        return new MessageStream(
                new ByteArrayInputStream(sent.getBytes(StandardCharsets.UTF_8)), new ByteArrayOutputStream());
    }
}
