package kodama.dap;

import kodama.data.Json;
import org.jspecify.annotations.Nullable;

/** A request of the editor, with its sequence number. */
record DapRequest(int seq, String command, RequestArguments arguments) {
    /**
     * Reads a message.
     *
     * @return null if the message is not a request
     * @throws kodama.data.DataException if the message is not JSON
     * @throws DapRequestException if the request is invalid
     */
    static @Nullable DapRequest of(byte[] message) {
        RequestArguments fields = RequestArguments.of(Json.read("message", message));
        if (!fields.string("type").equals("request")) return null;
        return new DapRequest(fields.number("seq"), fields.string("command"), fields.object("arguments"));
    }
}
