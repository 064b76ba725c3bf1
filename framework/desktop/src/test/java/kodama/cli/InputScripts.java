package kodama.cli;

import kodama.input.RawInput;
import kodama.loop.FrameHook;

/** Scripts of keys for tests of other packages. */
public final class InputScripts {
    private InputScripts() {}

    /** What presses these keys, as {@code --keys} takes them. */
    public static FrameHook of(String keys, RawInput raw) {
        return new InputScript(keys, raw);
    }
}
