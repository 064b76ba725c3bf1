package kodama.script.api.replay;

import java.util.List;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Value;
import kodama.replay.ReplayFields;
import kodama.script.game.GameContext;
import org.jspecify.annotations.Nullable;

/** The module {@code replay}. */
@LuaModule(
        name = "replay",
        doc = "Recorded runs. Every run is recorded; `--record run.kreplay` saves it to a file, which `--replay` plays"
                + " and `kodama verify` checks.")
public final class ReplayModule {
    private final ReplayFields fields;

    ReplayModule(ReplayFields fields) {
        this.fields = fields;
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(ReplayModule.class));
    }

    public static Module of(GameContext game) {
        return Module.of(new ReplayModule(game.replayFields()));
    }

    @LuaFunction(
            value = "set(name: string, value?: string|number|boolean)",
            doc = "Sets a field of the recording, such as the player's name, the stage or the score:"
                    + " `replay.set(\"score\", run.score)`. Lists of replays can show it, and `kodama verify` checks"
                    + " that it is the same in the replay. The name is an identifier of at most 40 characters; a"
                    + " string has at most 200 bytes, a number is finite. Without a value, removes the field. There"
                    + " can be at most 32 fields; each reset removes all.")
    void set(String name, Value value) {
        fields.set(name, plain(value));
    }

    private static @Nullable Object plain(Value value) {
        if (value.isNil()) return null;
        if (value.is(LuaType.STRING)) return value.text();
        return value.is(LuaType.BOOLEAN) ? (Object) value.isTrue() : (Object) value.number();
    }
}
