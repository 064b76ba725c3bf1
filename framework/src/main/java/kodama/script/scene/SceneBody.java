package kodama.script.scene;

import kodama.lua.bind.Value;

/**
 * What the file of a scene returns.
 *
 * @param build what is done before it begins, which may take some ticks; nil for nothing
 * @param run the function of its first task
 */
public record SceneBody(Value build, Value run) {}
