/** Maps of a world as scripts see them: {@link kodama.script.map.ScriptedMaps} loads them once each. */
@NullMarked
package kodama.script.map;

import org.jspecify.annotations.NullMarked;
