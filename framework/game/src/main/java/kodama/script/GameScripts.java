package kodama.script;

import java.util.List;
import kodama.file.GameFiles;
import kodama.lua.ScriptSource;
import org.jspecify.annotations.Nullable;

/**
 * Where {@code require} finds modules: the game's files, then those of the framework.
 *
 * @param files the game's
 */
record GameScripts(GameFiles files) implements ScriptSource {
    @Override
    public byte @Nullable [] read(String path) {
        return files.exists(path) ? files.read(path) : JarScripts.read(path);
    }

    @Override
    public String hint(String path) {
        return files.caseHint(List.of(path));
    }
}
