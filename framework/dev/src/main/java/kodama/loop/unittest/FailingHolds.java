package kodama.loop.unittest;

import kodama.loop.GameErrors;
import kodama.lua.bind.LuaException;
import kodama.script.debug.HeldLine;
import kodama.script.debug.Holder;
import org.jspecify.annotations.Nullable;

/** In tests no one looks at a line: what is not as expected is an error of the game, and with that of the test. */
record FailingHolds(GameErrors errors) implements Holder {
    @Override
    public boolean canHold() {
        return true;
    }

    @Override
    public void hold(HeldLine line) {
        errors.report(
                "expect",
                new LuaException(line.sight().place() + ": " + line.sight().message()));
        line.letGo(HeldLine.Answer.GO_ON);
    }

    @Override
    public @Nullable HeldLine line() {
        return null;
    }
}
