package kodama.script;

import org.luaj.vm2.LuaValue;

/** The module {@code sound}: silent so far, so that scripts can already say what is to be heard. */
final class SoundModule {
    private SoundModule() {}

    static LuaModule module(ScriptWorld world) {
        return new LuaModule("sound", "Sounds and music. Silent in this version: names are taken and nothing is heard.")
                .function("play(name: string)", "Plays a sound once.", arguments -> LuaValue.NONE)
                .function(
                        "music(name?: string)",
                        "Plays music until other music is asked for; nil stops it.",
                        arguments -> LuaValue.NONE);
    }
}
