package kodama.dap;

import kodama.data.Json;
import org.jspecify.annotations.Nullable;

/** What the editor asks, with the number by which it is answered. */
record DapRequest(int seq, String command, RequestArguments arguments) {
    /**
     * Reads a message.
     *
     * @return null if it is none that asks
     * @throws kodama.data.DataException if it is not JSON
     * @throws DapRequestException if it makes no sense
     */
    static @Nullable DapRequest of(byte[] message) {
        RequestArguments told = RequestArguments.of(Json.read("message", message));
        if (!told.string("type").equals("request")) return null;
        return new DapRequest(told.number("seq"), told.string("command"), told.object("arguments"));
    }
}
