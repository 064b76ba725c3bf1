<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.12.2" name="ground" tilewidth="16" tileheight="16" tilecount="12" columns="6">
 <image source="ground.png" width="96" height="32"/>
 <tile id="0">
  <properties>
   <property name="solid" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="solid" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="2">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0"><polygon points="0,16 16,0 16,16"/></object>
  </objectgroup>
 </tile>
 <tile id="3">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0"><polygon points="0,0 16,16 0,16"/></object>
  </objectgroup>
 </tile>
 <tile id="4">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0"><polygon points="0,16 16,8 16,16"/></object>
  </objectgroup>
 </tile>
 <tile id="5">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0"><polygon points="0,8 16,0 16,16 0,16"/></object>
  </objectgroup>
 </tile>
 <tile id="6">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0"><polygon points="0,0 16,8 16,16 0,16"/></object>
  </objectgroup>
 </tile>
 <tile id="7">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0"><polygon points="0,8 16,16 0,16"/></object>
  </objectgroup>
 </tile>
 <tile id="8">
  <properties>
   <property name="one_way" type="bool" value="true"/>
  </properties>
  <objectgroup draworder="index">
   <object id="1" x="0" y="0" width="16" height="5"/>
  </objectgroup>
 </tile>
</tileset>
