package kodama.dap;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import kodama.data.JsonWriter;
import org.jspecify.annotations.Nullable;

/** Sends messages to the editor. Can be used from any thread. */
final class DapClient {
    private final MessageStream stream;
    private int seq;

    /** Whether writing has failed; nothing is sent after that. The reading thread notices the lost connection, too. */
    private boolean hasFailed;

    DapClient(MessageStream stream) {
        this.stream = stream;
    }

    void respond(DapRequest request, @Nullable Object body) {
        Map<String, @Nullable Object> message = response(request, true);
        if (body != null) message.put("body", body);
        send(message);
    }

    void reject(DapRequest request, String reason) {
        Map<String, @Nullable Object> message = response(request, false);
        message.put("message", reason);
        message.put(
                "body",
                Map.of(
                        "error",
                        Map.of("id", 1, "format", reason.replace("{", "(").replace("}", ")"), "showUser", true)));
        send(message);
    }

    private static Map<String, @Nullable Object> response(DapRequest request, boolean success) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("type", "response");
        message.put("request_seq", request.seq());
        message.put("command", request.command());
        message.put("success", success);
        return message;
    }

    void sendEvent(String name, Map<String, ?> body) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("type", "event");
        message.put("event", name);
        message.put("body", body);
        send(message);
    }

    private synchronized void send(Map<String, @Nullable Object> message) {
        if (hasFailed) return;
        message.put("seq", ++seq);
        try {
            stream.write(JsonWriter.write(message));
        } catch (IOException closed) {
            hasFailed = true;
        }
    }
}
