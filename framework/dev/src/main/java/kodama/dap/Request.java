package kodama.dap;

import kodama.data.Json;
import org.jspecify.annotations.Nullable;

/** What the editor asks, with the number by which it is answered. */
record Request(int seq, String command, Arguments arguments) {
    /**
     * Reads a message.
     *
     * @return null if it is none that asks
     * @throws kodama.data.DataException if it is not JSON
     * @throws WrongRequest if it makes no sense
     */
    static @Nullable Request of(byte[] message) {
        Arguments told = Arguments.of(Json.read("message", message));
        if (!told.text("type").equals("request")) return null;
        return new Request(told.number("seq"), told.text("command"), told.inner("arguments"));
    }
}
