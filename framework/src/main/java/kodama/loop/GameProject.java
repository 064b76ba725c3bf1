package kodama.loop;

import kodama.file.GameFiles;
import kodama.script.GameConfig;

/**
 * A game as it lies on disk or in a jar.
 *
 * @param config what its {@code game.lua} says
 * @param files its files
 * @param taskClasses where its tasks written in Java come from
 */
public record GameProject(GameConfig config, GameFiles files, ClassLoader taskClasses) {}
