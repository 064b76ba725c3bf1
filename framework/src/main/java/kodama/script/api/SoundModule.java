package kodama.script.api;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import org.jspecify.annotations.Nullable;

/** The module {@code sound}: silent so far, so that scripts can already say what is to be heard. */
@LuaModule(name = "sound", doc = "Sounds and music. Silent in this version: names are taken and nothing is heard.")
public final class SoundModule {
    /** Makes the module. */
    public SoundModule() {}

    @LuaFunction(value = "play(name: string)", doc = "Plays a sound once.")
    void play(String name) {}

    @LuaFunction(value = "music(name?: string)", doc = "Plays music until other music is asked for; nil stops it.")
    void music(@Nullable String name) {}
}
