package kodama.script.api.shot;

import java.util.LinkedHashMap;
import java.util.Map;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.shot.kind.ShotStyle;

/** Finds out how a shot looks from a change on. */
public final class ChangedLooks {
    private final ShotKinds kinds;
    private final ShotStyles styles;

    /**
     * Gets ready to look.
     *
     * @param kinds those that changes may name
     * @param styles makes looks of options
     */
    public ChangedLooks(ShotKinds kinds, ShotStyles styles) {
        this.kinds = kinds;
        this.styles = styles;
    }

    /**
     * Makes a look of what a change says, and of what the shot was fired with if it stays of its kind; a color of red
     * and blue is that of whom it hurts.
     */
    ShotStyle style(Options change, Options fired) {
        boolean isOther = isSaid(change, "kind") || isSaid(change, "sprite");
        Map<Value, Value> look = new LinkedHashMap<>();
        for (Option option : LookOptions.ALL)
            if (isOther || isSaid(change, option.name()))
                look.put(Value.of(option.name()), change.value(option.name()));
        look.put(Value.of("hits"), fired.value("hits"));
        return styles.of(kinds.applied(fired.of(change.function()).with(look)));
    }

    private static boolean isSaid(Options change, String name) {
        return !change.value(name).isNil();
    }
}
