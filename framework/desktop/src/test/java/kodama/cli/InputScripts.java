package kodama.cli;

import kodama.input.RawInput;
import kodama.loop.FrameHook;

/** Input scripts for tests of other packages. */
public final class InputScripts {
    private InputScripts() {}

    /** Returns a hook that presses these keys, in the syntax of {@code --keys}. */
    public static FrameHook of(String keys, RawInput raw) {
        return new InputScript(keys, raw);
    }
}
