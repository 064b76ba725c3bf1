package kodama.script.scene;

import java.util.List;
import kodama.lua.bind.Value;

/**
 * What the file of a scene returns.
 *
 * @param build what is done before it begins, which may take some ticks; nil for nothing
 * @param run the function of its first task
 * @param sections the names of places at which it can begin
 */
public record SceneBody(Value build, Value run, List<String> sections) {}
