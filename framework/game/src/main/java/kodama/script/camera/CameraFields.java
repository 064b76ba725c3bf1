package kodama.script.camera;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;

/** The names of the fields that are read of each camera in each frame. */
public final class CameraFields {
    final FieldKey x;
    final FieldKey y;
    final FieldKey follow;
    final FieldKey followSpeed;
    final FieldKey offsetX;
    final FieldKey offsetY;
    final FieldKey zoom;
    final FieldKey rotation;
    final FieldKey view;

    /** Finds the names in a machine. */
    public CameraFields(Lua lua) {
        x = lua.key("x");
        y = lua.key("y");
        follow = lua.key("follow");
        followSpeed = lua.key("follow_speed");
        offsetX = lua.key("offset_x");
        offsetY = lua.key("offset_y");
        zoom = lua.key("zoom");
        rotation = lua.key("rotation");
        view = lua.key("view");
    }
}
